### War at Sea: what each clause and ruling says, for players.

## Fleets, moving, hiring, repairing

SEA-FLEET-1 = A fleet has 20 ships at most.
SEA-MOVE-1 = Each turn a fleet has 3 movement points.
SEA-MOVE-2 = Sailing into an adjacent sea area costs 1 point.
SEA-HIRE-1 = You may hire ships in a sea area on which a province of your own has a port that nobody blockades.
SEA-HIRE-2 = An ally’s port that nobody blockades serves for hiring as well as your own.
SEA-HIRE-3 = A blockaded port is of no use, neither for hiring nor for repairs.
SEA-HIRE-4 = Ships are repaired where they could be hired: off an unblockaded port of your own or of an ally.
SEA-HIRE-5 = Ships cost gold alone; no manpower is used up.
SEA-REP-1 = A repair costs half of what the ship costs to hire, however much or little it is damaged, and makes it as good as new.
SEA-ALLY-1 = Allies may join their fleets into one, as armies do on land.
SEA-ALLY-2 = The allies agree who leads a joined fleet: one commander for all, or all owners together.
SEA-SETUP-1 = Before the first turn you may place your fleets in sea areas that your own provinces border.

## Upkeep, pirates, buying crews

SEA-UPK-1 = At the end of a turn each ship costs a tenth of its price in upkeep.
SEA-UPK-2 = A ship whose upkeep is not paid turns pirate.
SEA-PIR-1 = A faction cannot command ships that have turned pirate.
SEA-PIR-2 = Pirates are run by the umpire.
SEA-PIR-3 = Pirates roam the seas for booty and keep out of the way of strong fleets. This is advice for the umpire.
SEA-PIR-4 = Pirates are at war with every faction.
SEA-BUY-1 = When a ship is disbanded or goes unpaid, a fleet of any faction in the same or an adjacent sea area may buy it over with its crew.
SEA-BUY-2 = Buying a ship over costs half of its upkeep for one turn.

## Blockade

SEA-BLK-1 = A fleet may blockade an enemy port on its sea area; the port then stops working.
SEA-BLK-2 = Beginning a blockade costs 1 movement point.
SEA-BLK-3 = On the chart a blockading fleet is drawn at the coast it closes.
SEA-BLK-4 = To break a blockade, attack the fleet that keeps it and make it leave.

## Meeting the enemy

SEA-ENG-1 = When fleets at war share a sea area, there is a battle.
SEA-ENG-2 = A fleet that wants no battle may withdraw as long as it has a movement point.
SEA-ENG-3 = A fleet without points cannot decline a battle.
SEA-ENG-4 = A side that could not decline may still try to retreat once the battle is under way.
SEA-AID-1 = A fleet in a sea area next to the battle may support one of the two sides.
SEA-AID-2 = Support costs the fleet 1 movement point of its next turn.

## Where the beaten go

SEA-RET-1 = A beaten fleet leaves even if it has no points; leaving costs none.
SEA-RET-2 = A beaten attacker goes back to the area it attacked from.
SEA-RET-3 = A beaten defender goes to any adjacent sea area without enemies.
SEA-RET-4 = If there are enemies in every adjacent area, the beaten player chooses one of these areas to go to.
SEA-RET-5 = A beaten fleet that goes where enemies are attacks them at once.
SEA-RET-6 = A beaten fleet with nowhere to go surrenders with all its ships.
SEA-RET-7 = A beaten fleet that could only go by attacking may surrender instead, with all its ships.

## Battle

SEA-BAT-1 = A battle has no map of its own: only the lists of ships count.
SEA-BAT-2 = A battle is fought in rounds until one side is beaten.
SEA-BAT-3 = In each round a side’s total is the sum of the attacks of its ships still fighting.
SEA-BAT-4 = Each side loses as much health as the other side’s total, both at the same moment.
SEA-BAT-5 = Losses are spread over the ships as evenly as can be.
SEA-BAT-6 = A ship down to half of its health or less has half of its attack.
SEA-BAT-7 = A ship whose health reaches 0 sinks.
SEA-BAT-8 = After each round a side may try to retreat, not before.
SEA-BAT-9 = Both sides then roll a die. Whoever retreats gets away if he rolled more.
SEA-BAT-10 = If he did not roll more, the battle goes on.

SEA-INI-1 = Before each round both sides roll a die.
SEA-INI-2 = The higher die adds a tenth to that side’s total for this round.
SEA-INI-3 = The raised total is rounded to a whole number.

SEA-DMG-1 = Damage is divided evenly among the enemy ships still fighting.
SEA-DMG-2 = What cannot be divided evenly goes to the stronger ships.
SEA-DMG-3 = Among identical ships the side that fires chooses which are hit harder.
SEA-DMG-4 = From the third round on the side that fires may choose its targets freely.

SEA-CAP-1 = A ship with 1 health left is out of the battle: it neither fires nor is fired at.
SEA-CAP-2 = When a side is beaten, the winner captures its ships with 1 health.
SEA-CAP-3 = To capture ships rather than sink them, a side may use less than its full attack.
SEA-CAP-4 = In the first two rounds each side must use its full attack.

## Rulings

A-S-01 = There is one turn for all. At its start every fleet has 3 points less what it owes for support; points that are not used are lost, but until the turn ends they serve for declining battles.
A-S-02 = Orders are carried out as they come. An open battle locks its sea area and those next to it: no other fleet enters, leaves or does anything there, and relations among those who fight stay as they are. Battles two or more areas apart go on side by side; nearer ones wait their turn.
A-S-03 = The limit of 20 holds for every single fleet, joined ones too. Several fleets on one side may have more together.
A-S-04 = What ships cost, withstand and deal is the scenario’s to say: price, health of 2 or more, attack, all whole numbers.
A-S-05 = The chart is the scenario’s. If one area touches another, both touch; a province may border several areas, and has one port at most.
A-S-06 = Enemies in the area do not keep you from hiring as long as they do not blockade the port. The new ships then meet them at once.
A-S-07 = An ally is not asked for leave: the alliance is enough.
A-S-08 = New ships join a fleet of yours in that area, whose points stay as they are, or form a new one with 3 points. The house rule new_fleet_mp = 0 gives a new fleet none this turn.
A-S-09 = A damaged ship is always repaired in full, for half its price. It costs no movement points, and nothing is repaired during a battle.
A-S-10 = One payment is one exact sum over all its ships, rounded once: 7.5 becomes 8.
A-S-11 = A joined fleet has one commander, or is led by all owners together: then an order counts once all of them have given the same. Every owner keeps, pays, repairs and may take back his own ships, and the fleet parts when the alliance ends. Prizes belong to the commander, or else to whoever owns most of its ships.
A-S-12 = Fleets are placed off own coasts, with or without a port. If enemies stand together when the first turn begins, the umpire says who attacks.
A-S-13 = Upkeep is due at the end of the turn, once no battle is open or waiting, for every ship but those for sale. Then crews may be bought over; what nobody bought turns pirate or is removed, and the new turn begins.
A-S-14 = You may name ships that you will not pay, even on purpose. If the gold does not reach for the others, the dearest are paid first, and what is too dear is passed over for cheaper ships. No ship is paid by halves.
A-S-15 = A ship without upkeep is for sale first and turns pirate after that. Unpaid ships of one fleet make one pirate fleet in their area, with 3 points.
A-S-16 = Pirates are friends among themselves, pay no upkeep and hire nobody; there is no peace with them. Whether they avoid a strong fleet is up to the umpire.
A-S-17 = You may disband a ship of yours at any time in the turn. It leaves its fleet at once and is for sale until the turn closes; then it is removed, and nothing is paid back. With the house rule disband_unsold = pirate it turns pirate instead.
A-S-18 = Whoever claims a ship first gets it. With the house rule buyout_priority = nearest_then_roll a fleet in the same area comes before one beside it, and dice decide between equals.
A-S-19 = The ship comes with its crew. Any faction may buy, enemies too, but not pirates and not the seller. Bought in its own area it joins the buying fleet if there is room; otherwise it forms a new fleet without points.
A-S-20 = The price goes to the crew: nobody receives it.
A-S-21 = A port or fleet is hostile if its owner is at war with you. Pirates always are.
A-S-22 = A fleet blockades one port, for 1 point when it begins. The blockade lasts until the fleet leaves, is lost or lifts it, or the port is no longer hostile. A port on several areas is closed in all of them.
A-S-23 = A blockading fleet is still in its sea area for every rule.
A-S-24 = A fleet that leaves, for whatever reason, lifts its blockade. A draw or a victory does not.
A-S-25 = The fleet that moves in is the attacker, and stops. If it wins, or the enemy withdraws, it may go on with the points it has left.
A-S-26 = All enemies of the mover in the area defend together, unless they are at war among themselves: then the mover names the group that he fights first. His own and allied fleets in the area join him if they are at war with that side. If enemies are still together afterwards, the next battle opens.
A-S-27 = If fleets become enemies on the spot, the attacker is whoever caused it: who hired, who bought, or whom the umpire names when he sets a war or for pirates. Such a fleet came from nowhere and retreats like a defender.
A-S-28 = First every defending fleet with a point says whether it stands or withdraws, then every attacking fleet with a point does, unless it was forced here by a retreat. Fleets without points are not asked; whoever stays, fights.
A-S-29 = Withdrawing is an ordinary move: 1 point, into any adjacent area. Nobody rolls, nothing is captured, nobody is beaten. If there are enemies, the fleet attacks them.
A-S-30 = A fleet without points may support too: the point is taken from its next turn, and at most 3 can be owed. Fleets beside the battle are asked once, before the first round, and their answer is final.
A-S-31 = A supporter must be at war with somebody on the side it fights and with nobody on the side it helps. It must have no part in another battle and not have withdrawn from this one. Pirates support only pirates.
A-S-32 = A supporting fleet takes full part: it fires, is hit, and its ships with 1 health are captured if its side is beaten. It never leaves its own area, and its blockade goes on. With the house rule support_mode = attack_only its ships are neither hit nor captured.
A-S-33 = A side is beaten when its retreat succeeds, or when it has no ship left fighting while the other side has.
A-S-34 = Each beaten attacker goes to where it came from; if enemies are there, or it came from nowhere, it retreats like a defender. Those who can go home go first, then the others by age of the fleets, each by its own commander. With the house rule closed_origin = fight it must attack in its old area or surrender.
A-S-35 = A beaten fleet may go wherever neither enemies nor pirates are, also to where the attacker came from.
A-S-36 = The beaten retreat over sea areas; “provinces” in the text is a slip.
A-S-37 = A forced attack is a battle like any other: those attacked may withdraw and be supported, but the attacker may not decline. In one chain of battles a fleet does not attack in an area where it was beaten before.
A-S-38 = Whoever surrenders gives all ships of that fleet, as damaged as they are, to the victor of the battle just lost.
A-S-39 = A battle is drawn if both sides agree, if nobody does damage for two rounds, or after the number of rounds in the house rule max_rounds. Nothing is captured; the attackers leave for where they came from or for a free area beside. If they cannot, these fleets let each other be until one moves or the turn ends.
A-S-40 = Halves of an attack are kept: the exact sum is raised by a tenth if that is due and then rounded once. Both totals are fixed before anybody is hit.
A-S-41 = Damage is dealt point by point, the strongest ship first, over all ships that still have health, so that nothing is wasted. With the house rule overkill = wasted whatever a ship cannot take is lost.
A-S-42 = A ship at half of its full health or below has half of its attack, until it is repaired. With the house rule half_rule = repeated the attack is halved again at a quarter, an eighth and so on.
A-S-43 = After each round both sides choose in secret: fight on, retreat, or offer a draw. If both retreat, both roll and the higher gets away, as the loser; a tie means that the battle goes on. With the house rule both_retreat = draw it is a draw. A draw that only one side offers counts as fighting on.
A-S-44 = With equal dice the retreat fails. It may be tried again after the next round.
A-S-45 = A ship brought down to 1 health leaves at the end of that round: it has still fired in it.
A-S-46 = A side with no ship left but at 1 health is beaten at once, and those ships are captured. If it happens to both sides in one round it is a draw, unless one of them has nothing afloat: then it has lost.
A-S-47 = A ship that comes with 1 health is out from the start. It goes along if its fleet declines, and is captured if its side is beaten.
A-S-48 = Ships of the winner with 1 health stay his, and stay so until they are repaired.
A-S-49 = Prizes fill the victor’s main fleet up to 20 ships; the others form new fleets there without points. They keep their damage, and cost upkeep from the next payment on.
A-S-50 = Declining before the battle costs no ships, not even those with 1 health.
A-S-51 = In rounds 1 and 2 the full attack is spread evenly. From round 3 on a side may give each target a number of its own, none more than the target’s health, and hold back the rest, or say “even”. Orders are secret until both are in.
A-S-52 = The stronger ship is the one with the higher attack as it is now, then with more health, then the dearer one. The house rule stronger puts health or price first.
A-S-53 = Ships of one type and health are identical. The side that fires may say which of them take the odd points in rounds 1 and 2; “even” leaves it to the lowest number.
A-S-54 = The “third turn” from which targets may be chosen is the third round of the battle.
A-S-55 = Fleets of one owner in the same area may be split and merged freely, not during a battle. Parts keep points and debts; a merged fleet has the fewer points and the larger debt.
A-S-56 = If the dice for the tenth are equal, nobody gets it. With the house rule bonus_tie = reroll they are thrown again.
A-S-57 = The tenth is added to the exact total, and the result is rounded once, halves up.
A-S-58 = The main fleet’s commander speaks for a side: he gives fire orders and answers on retreat and draw. It is the fleet that moved in, or the defending one with most ships; when it has no ship left fighting, the next largest takes over. Withdrawing, supporting and where to retreat are up to each fleet.
A-S-59 = Armies at sea, raids on coasts and trade are not part of these rules.
A-S-60 = “Hire cost” and “build cost” are the same number: the price of the ship type.
