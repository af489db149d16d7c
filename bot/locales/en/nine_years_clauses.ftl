### King William's War: what each clause and ruling says, for players.

KWW-TRK-1 = The track is a row of boxes worth victory points around a 0 in the middle. To the right the numbers favour the Alliance, to the left the Bourbons; the same number may stand in several boxes.

KWW-FLIP-1 = In your own turn of the Campaign Phase you may discard one action card to turn the King William’s War marker to your side.
KWW-FLIP-2 = The turns in which the marker can be flipped come in the order of initiative.
KWW-FLIP-3 = Each side can flip the marker once in the whole game, even if the other side turns it back later.
KWW-FLIP-4 = The marker is not flipped twice in one turn: after a flip the other side has to wait.
KWW-FLIP-5 = At the start the marker lies on 0 with the Bourbon side up, and nobody has used the flip.
KWW-FLIP-6 = A flip turns the marker to your side, so it is impossible while your side is up. The Bourbons can therefore flip only once the marker shows the Alliance.

KWW-ROLL-1 = In each Events Phase each side rolls one die for King William’s War, once.
KWW-ROLL-2 = The first turn of the game has no such roll.
KWW-ROLL-3 = The side that controls the Atlantic adds 1 to its die.
KWW-ROLL-4 = The higher total wins the roll.
KWW-ROLL-5 = A tie is won by the side that dominates the colonies: the one that flipped the marker last.
KWW-ROLL-6 = Until somebody has flipped the marker, the Bourbons win ties.
KWW-ROLL-7 = If the Alliance wins, the marker moves one box to the right.
KWW-ROLL-8 = If the Bourbons win, the marker moves one box to the left.
KWW-ROLL-9 = The victory points change by the difference between the new box and the old one; between boxes of the same number they stay.

KWW-SUP-1 = In each Reinforcement Phase each side may spend one resource point to lay its control marker on the track.
KWW-SUP-2 = The Bourbon control marker goes into the next box to the left of the King William’s War marker, that of the Alliance into the next box to the right, as the worked example has it. The option support_side = literal swaps them.
KWW-SUP-3 = Boxes with a control marker do not count when the marker moves: it jumps over them.
KWW-SUP-4 = After the roll all control markers leave the track, whoever won.
KWW-SUP-5 = Support sent in one year acts on the roll of the next, because Events come before Reinforcement.
KWW-SUP-6 = Control markers stand for help from Europe. Sending it can carry a success further, but the resource point is gone whatever the dice say.

KWW-WQ-C5 = Only the scenario NY changes control of the Atlantic and the victory points in Winter. In any other scenario step C does nothing.

A-K-01 = A side flips the marker in its own turn. Initiative only decides whose turn comes first.
A-K-02 = By default there is one flip a year in all. With the option flip_lock = round, the next flip is barred only until the turn has been handed over.
A-K-03 = Flipping the marker to the side that is already up is refused, and costs neither the card nor the flip.
A-K-04 = The card for a flip is simply discarded and the turn goes on; without a card there is no flip. With the option flip_ends_round, the flip takes up the turn. The umpire keeps the number of cards right.
A-K-05 = The marker can be flipped in the first year too: only the roll is left out then.
A-K-06 = The side that is up on the marker dominates the colonies, also if something other than a flip turned it.
A-K-07 = Control of the Atlantic counts as it is when the dice fall. If nobody has it, nobody adds 1.
A-K-08 = The first turn is the first one of the game that you play. The option first_roll_turn names the turn of the first roll.
A-K-09 = Either side or the umpire may call for the roll, once in each Events Phase. The phase cannot end without it.
A-K-10 = A year runs through Events, with its roll, Reinforcement, Campaign and Winter Quarters. A phase ends when both sides or the umpire say so, and the game with the Winter of its last year.
A-K-11 = The text does not print the track. Each game has a list of values, which may be changed before it starts; the usual one is an assumption that continues the pairs of the worked example.
A-K-12 = There is one common total of victory points: up is good for the Alliance, down for the Bourbons. A move of the marker changes it by the difference of the two boxes.
A-K-13 = Rule and worked example contradict each other about the side on which support is placed. The example is followed, so that support helps the side that pays for it; the option support_side = literal follows the sentence instead.
A-K-14 = Each side can have one control marker on the track. Support is sent openly, in any order, and what it cost does not come back.
A-K-15 = A control marker goes only into the box next to the King William’s War marker. Where the track ends, none can be placed and nothing is paid.
A-K-16 = The marker goes to the next box without a control marker, whosever it is. Control markers lie there until the next roll, even through a year without one.
A-K-17 = If no free box is left in the direction of the move, the marker goes to the last box of the track. If it lies there already, it stays and the victory points do not change.
A-K-18 = The danger of sending troops, of which the designer speaks, has no effect in play.
A-K-27 = Step C is carried out in the scenario NY alone; the option scenario names the one that is played: NY, NPWS or other.
