### Rulings that bind all games, for players.

A-G-01 = Dice have six sides. In War at Sea the house rule dice_sides may give them any number from 2 to 100.
A-G-02 = The table waits for everybody. The umpire may act for an absent player, by naming the side; everyone can see that it was the umpire.
A-G-03 = What the rules cannot know (cards held, income, treaties, the land war) is entered by the umpire. Each change is posted with the old and the new value.
A-G-04 = The bot throws all dice and shows each with what it was for.
A-G-06 = Sums stay exact until the very end and are then rounded once; a half goes up.
