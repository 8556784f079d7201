// What buyers write. {a} and {b} are flavours, {food} a dish, {what} the kind of thing, {brand} its maker.

export const praise = [
  'Exactly what I hoped for. {a} all the way, and it was [wonderful|perfect|just right] with {food}',
  'Opened it for {food} and it was gone before the plates were. [Already reordered|Buying more|Two more in the cart]',
  'The {a} jumps out and the {b} keeps you coming back. [Best|Happiest] find of [the year|the month|this spring]',
  'My [husband|wife|father|sister] does not like {what}. My [husband|wife|father|sister] finished the bottle',
  'Had something like this on holiday and never found it again until now. {brand} is on my list',
  '[Fantastic|Superb|Lovely] stuff. Give it [half an hour|a bit of time] and the {b} comes out',
  'Served it blind to friends who spend a lot more than I do. They guessed [double|twice] the price',
  'I have had a [few|handful of] {what}s this year and this is the one I would buy again',
  'Arrived quickly, well packed, and tasted of {a} and good decisions',
  'Took it to a dinner and was asked where I got it, which never happens to me',
  '{food} and this. That is the [review|whole review|tip]',
  'The note on the shelf said {a} and {b} and for once the note on the shelf was right',
  'Third time buying. It has not let me down [yet|once]',
  'Rich in {a}, long, and not a headache in sight',
] as const;

export const liking = [
  'Very good. A little more {a} than I expected, but it grew on me',
  'Solid {what} for the price, and better on the second day',
  'Nice {b}, good with {food}. Would buy it again on sale',
  'Needed some air, then it was [lovely|really good]. Not quite as long as I hoped',
  'Good, honest bottle. The {a} is there, the finish could go on a bit',
  'Enjoyed it with {food}. My guests liked it even more than I did',
  'I wavered between four and five. The {b} wins me over most evenings',
  'A safe choice for a table of mixed opinions, and I mean that kindly',
  'Well made, well priced. I would serve it a touch cooler than they say',
] as const;

export const middling = [
  'Fine, but I remember it with more {a}. Maybe this was a quieter bottle',
  'Decent with {food}, a bit [plain|short] on its own',
  'Not my style in the end: too much {b} for me. Others at the table loved it',
  'Good but a little dear for what it is',
  'I expected more after the reviews. It is all right',
] as const;

export const poor = [
  'The {a} took over and I could not find much else. Gave the rest to the stew',
  'One of the two was [corked|flat]. The store replaced it without a fuss, so two stars and not one',
  'Not for me. I wanted {b} and got mostly {a}',
  'Nicely packed, but I would not buy it again',
] as const;

/** Written of glasses, tools and mixers. */
export const usefulPraise = [
  'Better made than I expected, and the second set is already on its way',
  'Bought as a gift, kept for myself, bought again as a gift',
  'Simple, [handsome|sturdy], does what it says',
  'Use it [every weekend|nearly every day] and it still looks new',
  'The staff recommended it and they were right',
  'Small thing, big difference',
] as const;

export const usefulDoubt = [
  'Works well. A little smaller than it looks in the picture',
  'Good quality, although I would have liked a better box',
  'Does the job, nothing more',
  'One arrived chipped; the replacement came in two days',
] as const;

export const firstNames = `
Maya Ben Priya Tom Elena Marcus Joanna Luis Hannah Derek Mei Oscar Fatima Greg
Sofia Aaron Ingrid Jamal Claire Victor Nadia Paul Rosa Will Keiko Dan Amelia Raj
Teresa Noah Bianca Stuart Yara Owen Camille Andre Lindsay Hugo Zoe Patrick Imani Karl
Monica Felix Dana Sam Ruth Theo
`
  .trim()
  .split(/\s+/);
