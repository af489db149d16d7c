### Virgin Queen: what each clause and ruling says, for players.

## Treasures on the Spanish row

VQ-TR-1 = A turn begins with a deal: four or five treasures go to the Spanish row.
VQ-TR-2 = Every turn that row is in danger: a pirate who scores hits on the World Map may use a hit to take a treasure from it.
VQ-TR-3 = In Spring Deployment Spain may set aside one or two galleons to convoy the Treasure Fleet, or none.

## Treasure Fleet

VQ-TF-0_1 = The event Treasure Fleet has six steps, always in this order: riches, selection, zone, attacks, arrival in Spain, return home.
VQ-TF-1_1 = Step 1: one more treasure comes from the pool into the row.
VQ-TF-2_1 = Step 2: Spain looks at the treasures in the row.
VQ-TF-2_2 = Spain then selects those that the fleet will carry to Europe.
VQ-TF-2_3 = With two galleons in the convoy Spain selects exactly 3 treasures.
VQ-TF-2_4 = With one galleon or none in the convoy Spain selects exactly 2 treasures.
VQ-TF-2_5 = If there are fewer in the row than that, all of them sail.
VQ-TF-3_1 = Step 3: a die decides in which ocean zone the fleet appears. Which face means which zone is set for each game.
VQ-TF-3_2 = England may have that die rolled again if an English expedition is in one of the zones of the table and an English informant is with Spain.
VQ-TF-3_3 = It is rolled again only once, and the new face stands, be it better or worse.
VQ-TF-3_4 = If no expedition is in the zone, nobody attacks and step 5 follows.
VQ-TF-4_1 = Step 4: each expedition in the zone may attack the fleet for the selected treasures, or pass. This costs no CP.
VQ-TF-4_2 = Powers with expeditions there take their turns in impulse order.
VQ-TF-4_3 = A power with several expeditions decides which of them is next. Each attacks alone.
VQ-TF-4_4 = An expedition begins with 2 dice, a damaged one with 1.
VQ-TF-4_5 = The captain’s piracy rating is added to the number of dice.
VQ-TF-4_6 = The fleet fires back with 1 die, and 1 more for each galleon of the convoy.
VQ-TF-4_7 = Every 5 and every 6 is a hit, on both sides.
VQ-TF-4_8 = The hits of the fleet are taken from those of the expedition; what is left is the net result.
VQ-TF-4_9 = If the net result is above 0 the expedition has won, and it is the number of its rewards.
VQ-TF-4_10 = A reward can be one of the selected treasures, drawn at random.
VQ-TF-4_11 = A reward can be 1 VP for piracy.
VQ-TF-4_12 = A reward can be the end of one galleon of the convoy.
VQ-TF-4_13 = Whoever owns the expedition chooses its rewards.
VQ-TF-4_14 = The rewards are spread over the kinds that are possible as evenly as can be.
VQ-TF-4_15 = The expedition keeps captured treasures with it as loot, as in piracy on the World Map.
VQ-TF-4_16 = If the net result is below 0, the expedition suffers that many hits.
VQ-TF-4_17 = A single hit damages a captain who was sound so far.
VQ-TF-4_18 = Anything worse, two hits or more or a hit on a damaged captain, destroys the expedition, and its loot is discarded.
VQ-TF-4_19 = If the net result is exactly 0, nothing happens to anybody.
VQ-TF-5_1 = Step 5: the selected treasures that nobody has taken are Spain’s now.
VQ-TF-6_1 = Step 6: an expedition that was not destroyed may return home, as in step 7 of piracy on the World Map (16.5), or stay.

## The Armada

VQ-AR-1_1 = With its home card, Spanish Armada, Spain can create a naval unit unlike any other: the Armada.
VQ-AR-1_2 = It is created in one of three ports: Seville, Corunna or Lisbon.
VQ-AR-1_3 = Spain must control that port, and there must be no unrest in it.
VQ-AR-1_4 = There is one Armada, on two counters with two sides each: its strength is 2, 4, 6 or 8.
VQ-AR-1_5 = In combat the Armada rolls as many dice as its strength.
VQ-AR-1_6 = It can take as many hits as its strength, and no more.
VQ-AR-1_7 = It can carry as many land units as its strength.
VQ-AR-2_1 = The cards Spanish Armada and Armada Indulgence give Spain CP to make the Armada stronger.
VQ-AR-2_2 = CP of other cards and of treasures can be put into the Armada too.
VQ-AR-2_3 = One level of the Armada costs 3 CP.
VQ-AR-2_4 = A level adds 2 to its strength: the counter is turned over or exchanged.
VQ-AR-2_5 = Its strength is never above 8.
VQ-AR-2_6 = Levels are bought only while the Armada lies in port in Seville, Corunna or Lisbon.
VQ-AR-2_7 = Levels can be bought even in a turn in which it has lost some.
VQ-AR-2_8 = Levels can be bought even in the impulse in which it came into port.
VQ-AR-3_1 = In a Spanish home port or in Lisbon, CP of the home card or of others can build Spanish regulars and mercenaries straight aboard.
VQ-AR-3_2 = While the Armada is in port, land units and army leaders go aboard and ashore for nothing.
VQ-AR-3_3 = There are never more aboard than the Armada can carry at the moment.
VQ-AR-3_4 = Land units that lost a field battle in this impulse, in the space where the Armada is, can still go aboard and sail with it.
VQ-AR-3_5 = Such beaten units make no move of their own in that impulse.
VQ-AR-3_6 = Units and army leaders who are aboard may spend the Winter there.
VQ-AR-3_7 = In Winter no units go aboard.
VQ-AR-4_1 = The Armada sails by the ordinary rules: a naval move is bought for 1 CP.
VQ-AR-4_2 = With other Spanish naval units it moves, intercepts and evades as if it were one more unit of their stack.
VQ-AR-5_1 = In combat the Armada brings as many dice as its strength.
VQ-AR-5_2 = When a Spanish stack suffers losses, the Armada may take some of the hits by losing levels.
VQ-AR-5_3 = Every 2 hits on the Armada cost it a level.
VQ-AR-5_4 = An odd number of hits is rounded up: 3 hits cost two levels.
VQ-AR-5_5 = Land units that it has no more room for after losses are destroyed.
VQ-AR-5_6 = If it loses a level at strength 2 it is destroyed, and that counter goes on the Turn Track.
VQ-AR-5_7 = In a later turn Spain can create it anew.
VQ-AR-6_1 = A group with the Armada in it does not retreat into a besieged port.
VQ-AR-7_1 = While the Armada is at sea, a formation of land units and army leaders can for 1 CP go aboard from an adjacent port, or ashore into one.
VQ-AR-7_2 = That port must be fit to be the end of a naval transport (16.3).
VQ-AR-7_3 = Led by a Spanish army leader, more than 5 units can cross, up to what the Armada can carry.
VQ-AR-7_4 = Without a Spanish army leader 5 units at most cross at a time.
VQ-AR-7_5 = Whoever goes aboard may stay there: this transport need not end on land.
VQ-AR-7_6 = This is no ordinary naval transport, which costs CP of its own and needs other Spanish naval units.
VQ-AR-8_1 = In the blockade that an assault requires, the Armada counts as half its strength in naval units.
VQ-AR-9_1 = No agreement can lend the Armada to another power.

## Two capitals

VQ-CAP-1 = Spain has two capitals: Madrid, the official one, and Milan, the one of its armies.
VQ-CAP-2 = In Winter Spanish troops may go home to either capital.
VQ-CAP-3 = In Winter each of the two capitals gets one new regular.
VQ-CAP-4 = Two capitals do not mean two moves: in Spring Deployment Spain has one.

## The death of Philip II

VQ-PH-1 = If Philip II is killed, Spain’s card bonus is gone.
VQ-PH-2 = If Philip II is killed, Spain’s administrative rating becomes 1.

## Rulings

A-V-01 = Each turn the umpire says whether 4 or 5 treasures are dealt; no other number will do.
A-V-02 = They join those that are left in the row. With the house rule row_mode = refill the row is filled up to 4 or 5; with row_mode = replace those left are discarded first.
A-V-03 = Nobody knows which treasures lie in the row until Spain inspects them; how many there are is open. With the house rule row_open everybody sees them.
A-V-04 = For each hit used like this the pirate draws one treasure at random. How many he uses is his to say; the rest of that piracy is played without the bot.
A-V-05 = Setting galleons aside for the convoy is not the one spring move that Spain has.
A-V-06 = Galleons are only counted, and the umpire sets their number. Those of the convoy come back at the end of the turn; destroyed ones do not.
A-V-07 = Until Spring Deployment ends, Spain may change the convoy as it likes, from 0 to 2. After that it only shrinks by losses.
A-V-08 = A power that has played the card, or the umpire, starts the event: once a turn, after Spring Deployment and the deal. The umpire may allow it once more. While it is open, nothing else touches row, pool, convoy or expeditions. If it is not played, the convoy just comes back.
A-V-09 = When the pool runs out, discarded treasures are shuffled into it. If there are still too few, as many come as there are, and the bot says so. The deal follows the same rule.
A-V-10 = Spain sees the treasure of step 1 too. Which ones it selects is secret, only their number is told; which one was captured is known to the captor and to Spain.
A-V-11 = The convoy counts as it is in step 2. If the row is empty nothing is selected; attackers can still win VP and galleons.
A-V-12 = The table of zones is lost from the text. Each game has its own, face by face, in the house rule zone_table; without it the event cannot start. The one that comes with the bot’s scenario is made up, it is not the printed one.
A-V-13 = England is asked when the die has been seen, whichever zone of the table its expedition is in, even if nobody is in the zone rolled. There is one new roll per event, and it is final. Unless both conditions are met nobody is asked.
A-V-14 = All expeditions count but Spain’s own, also those of powers at peace with Spain. If only Spanish ones are in the zone, nobody attacks.
A-V-15 = Each decides when its time has come, knowing how the others fared, and attacks once at most. A power with several is asked until each of them has attacked or passed. If the rewards can be split in one way only, that is done without asking.
A-V-16 = Attacks on the fleet are outside the limit of one piracy for each power and ocean zone in a turn: they neither need it nor use it up.
A-V-17 = An expedition is damaged or it is not; a damaged captain means the same. Even then the rating counts in full.
A-V-18 = The galleons that are there at that moment count: one destroyed before does not fire. How many treasures were selected stays as it is.
A-V-19 = A net result of 0 has no effect; the expedition has survived.
A-V-20 = Rewards are treasures, VP and galleons, never more than there are. No kind may get 2 or more above another that is not used up; which kinds get the odd ones is the owner’s choice. No reward can be declined.
A-V-21 = There is no limit to VP for piracy. If the house rule piracy_vp_cap sets one, a power that has reached it has used up this kind of reward; rewards for which nothing is left are lost.
A-V-22 = Each selected treasure that is still there is equally likely to be drawn, and what was drawn is not put back.
A-V-23 = The fleet may be attacked even when no treasure and no galleon is left: then the rewards are VP.
A-V-24 = A destroyed expedition is removed; what becomes of its captain is a matter of the basic rules. The umpire may bring it back.
A-V-25 = Lost loot goes to the discarded treasures, not to the pool or the row.
A-V-26 = Each expedition has its own loot. How many treasures it holds is open, which ones they are is not.
A-V-27 = “Step 3” in this sentence is a slip: it was step 2 in which the treasures were selected.
A-V-28 = What was not selected stays in the row, where pirates can take it and Spain can select it another time.
A-V-29 = Those who attacked and survived may return; all are asked at once and answer in any order. If nobody attacked, nobody returns. With the house rule tf_return = zone every expedition left in the zone may return, except Spain’s.
A-V-30 = Step 7 of that procedure is not in the text. Here the expedition leaves its zone and its loot goes to its power; damage stays. Anything else is up to the umpire.
A-V-31 = A new Armada has strength 2; after that the CP of the card can buy levels.
A-V-32 = While there is an Armada the card creates no other, but its CP still serve for levels and units.
A-V-33 = Spain enters the CP and says where they come from: the home card, the Indulgence or another card. A treasure gives the CP it is worth, and is discarded.
A-V-34 = CP from several sources add up within an impulse, and what is left over lapses. Levels are paid in full threes; other sums are refused. With the house rule armada_bank_cp a rest stays with the Armada for its next level. Nothing takes it past 8.
A-V-35 = For levels only the port counts: neither siege nor unrest nor foreign control prevents them.
A-V-36 = Spain’s home ports are those of the house rule home_ports; Lisbon serves as well. What units cost is said when they are built.
A-V-37 = A regular or mercenary takes one place aboard, a leader takes none.
A-V-38 = Units go aboard and ashore for nothing only in Spain’s impulse, never in Winter. Beaten ones may go aboard and sail along, but in that impulse they neither cross for CP nor land and march on.
A-V-39 = In Winter leaders do not go aboard either.
A-V-40 = Whether the Armada may winter at sea is a matter of the basic rules: the umpire moves it, and its cargo stays aboard.
A-V-41 = Spain alone decides how many hits the Armada takes, up to its strength. Hits that nobody in the stack can take are lost.
A-V-42 = Hits are rounded up each time, and no half level is remembered. Rounding shields nobody: one hit on the Armada is only one less for the others.
A-V-43 = Spain chooses which units are destroyed. With the Armada itself all units aboard are lost; what becomes of the leaders is up to the umpire.
A-V-44 = The counter goes into the box of the next turn. From then on the home card can create the Armada again, on the usual terms and with strength 2.
A-V-45 = If there is no port to retreat to, the umpire decides. All that the bot does is bar besieged ports to a group with the Armada.
A-V-46 = 1 CP pays for one formation, once, one way. Both ways are open as long as there are CP. Whether a port meets 16.3 is for the umpire to say; if he says nothing, it does.
A-V-47 = The leader has to be Spanish. Nobody can go aboard beyond what the Armada can carry; ashore a leader may take all who are aboard.
A-V-48 = This sentence is a reminder: the Armada does not serve for ordinary naval transport.
A-V-49 = Each stack chooses its own capital. The umpire may close a capital to them.
A-V-50 = A capital gets its regular only if Spain controls it and nobody besieges it. With the house rule capital_regular_needs_control = false both get one always.
A-V-51 = The one spring move may begin in either capital.
A-V-52 = Any death of the king counts, at once and for good. It has two effects: card bonus 0, administrative rating 1.
A-V-53 = Only units that Spain controls go aboard the Armada.
A-V-54 = The text breaks off where its section on England begins, so that section is not here.
