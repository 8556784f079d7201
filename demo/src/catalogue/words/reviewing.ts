// What buyers write. {a} and {b} are flavours, {food} a dish, {what} the kind of thing, {brand} its maker.

export const praise = [
  'Exactly what I hoped for. {a} all the way, and it was [wonderful|perfect|just right] with {food}',
  'Opened it for {food} and it was gone before the plates were. [Already reordered|Buying more|Two more in the cart]',
  'The {a} jumps out and the {b} keeps you coming back. [Best|Happiest] find of [the year|the month|this spring]',
  'My [husband|wife|father|sister] does not like {what}. My [husband|wife|father|sister] finished the bottle',
  'Had something like this on holiday and never found it again until now. {brand} is on my list',
  '[Fantastic|Superb|Lovely] stuff. Give it [half an hour|a bit of time] and the {b} comes out',
  'Served it blind to friends who spend a lot more than I do. They guessed [double|twice|nearly double] the price and praised the {b}',
  'I have had a [few|handful of] {what}s this year and this is the one I would buy again',
  'Arrived quickly, well packed, and tasted of {a} and good decisions',
  'Took it to a dinner and was asked where I got it, which [never|hardly ever] happens to me. [Must be|I blame] the {a}',
  '{food} and this. That is the [review|whole review|tip]',
  'The note on the shelf said {a} and {b} and for once the note on the shelf was right',
  '[Third|Fourth|Fifth] time buying {brand}. It has not let me down [yet|once]',
  'Rich in {a}, long, and not a headache in sight',
] as const;

export const liking = [
  'Very good. A little more {a} than I expected, but it grew on me',
  'Solid {what} for the price, and better on the second day',
  'Nice {b}, good with {food}. Would buy it again on sale',
  'Needed some air, then it was [lovely|really good]. Not quite as long as I hoped',
  'Good, honest bottle. The {a} is there, the finish could go on a bit',
  'Enjoyed it with {food}. My guests liked it even more than I did',
  'I wavered between four and five. The {b} wins me over most [evenings|times]',
  'A safe choice for a table of mixed opinions, and I mean that [kindly|as praise]: {a}, {b}, no quarrels',
  'Well made, well priced. I would serve it a touch [cooler|warmer] than they say, for the {b}',
] as const;

export const middling = [
  'Fine, but I remember it with more {a}. Maybe this was a quieter [bottle|one]',
  'Decent with {food}, a bit [plain|short|quiet] on its own',
  'Not my style in the end: too much {b} for me. Others at the table loved it',
  'Good but a [little|touch|shade] dear for what it is. The {a} is [there|real|nice], I grant',
  'I expected more {a} after the reviews. It is [all right|fine]',
  'Three stars for the {b}. {brand} can do better, and has',
  'Drinkable, [forgettable|easy to forget], gone with the {food}',
] as const;

export const poor = [
  'The {a} took over and I could not find much else. Gave the rest [away|to the neighbors]',
  'One of the two leaked on the way. The store replaced it without a fuss, so two stars and not one',
  'Not for me. I wanted {b} and got mostly {a}',
  'Nicely packed, but I would not buy [it|this {what}] again',
] as const;

/** Written of glasses and tools. */
export const usefulPraise = [
  'Better made than I expected. The {what} I had before [can retire|went to my brother|will not be missed]',
  'Bought as a gift, kept for myself, bought again as a gift: {brand}, [thank you|well done|take a bow]',
  'Simple, [handsome|sturdy], does what it says. Best {what} we have [had|owned|used]',
  'In use [every weekend|nearly every day|since spring] and it still [looks|feels] new',
  'I asked for {what} and the staff [pointed here|said {brand} before I had finished|had only one answer]. They were right',
  'Small thing, big difference when there is {food} on the table',
  'Heavier in the hand than the picture lets you think, in a good way. {brand} knows {what}',
  'My [mother|father-in-law|flatmate] asked where it came from. [Three|Two] more are on order',
] as const;

export const usefulDoubt = [
  'Works well. A little [smaller|larger] than it looks in the picture',
  'Good quality, although I would have liked a better box [for a gift|than this one|around it]',
  'Does the job, nothing more. {brand} asks [a bit much|a proud price] for it',
  'Arrived with a scratch; the replacement came in two [days|working days]',
  'Nice enough {what}. I reach for my old one [half the time|more often than I thought]',
] as const;

/** Written of what goes into the glass beside the drink. */
export const mixerPraise = [
  'Turned an ordinary [Tuesday|nightcap|round] into [the drink of the evening|something we talk about]',
  'I have tried [every|most] {what} in the city and came back to {brand}',
  '{food} and this. That is the [whole recipe|recipe|whole bar]',
  'Less sweet than the usual {what}, and [all the better|much better] for it',
  'We go through a [pack|bottle] a [week|fortnight]. The house rule is that {brand} never runs out',
  'My bartender friend [looked at the label twice|approved|took a photograph of the label], which says it all',
] as const;

export const mixerDoubt = [
  'Good {what}, but I could use a [bigger|larger] size',
  'Pleasant with {food}, a bit [strong|sharp|shy] by itself',
  'Not bad. The {brand} is a little dear for every day',
  'Fine, though I still prefer [my own|the homemade kind] when there is time',
] as const;

export const firstNames = `
Maya Ben Priya Tom Elena Marcus Joanna Luis Hannah Derek Mei Oscar Fatima Greg
Sofia Aaron Ingrid Jamal Claire Victor Nadia Paul Rosa Will Keiko Dan Amelia Raj
Teresa Noah Bianca Stuart Yara Owen Camille Andre Lindsay Hugo Zoe Patrick Imani Karl
Monica Felix Dana Sam Ruth Theo
`
  .trim()
  .split(/\s+/);
