// For products of which neither the producer's story nor the style's lore has been told yet.
// {brand} makes {what} in {place}; {a} is its leading flavour.

export const openers = [
  'the {what} that {brand} [pours first|keeps for friends|is quietly proudest of]',
  '{brand} makes [a little|not much|a few barrels] of this {what}, and we take what we can get',
  'a second look at {brand}: this {what} is the [quieter|bolder|more serious|easier] one of the range',
  '[our buyer|the team] found this {what} on a visit to {brand} and [came home late|missed the train]',
  'if {a} is your thing, {brand}’s {what} is the bottle',
  'from {brand}, a {what} that has [sold itself|kept its place on the shelf] since we first poured it',
  '{what} as {place} makes it when [nobody is watching|it is in a good mood|it takes its time]',
  'another side of {brand}, and a [useful|persuasive|handsome] {what}',
  'for all its {a}, this {what} keeps its feet on the ground in {place}',
  'ask for {what} in {place} and you would hope to be [handed|poured] this',
  '{brand} has a steady hand with {what}, as this [bottle|one] shows',
  'the regulars come back for {brand}’s {what} and pretend that it was [on the way|an accident]',
] as const;

export const brewOpeners = [
  '{brand} brews it [all the year round|when the tanks allow|for its own taproom first]',
  'a [favorite|regular] of our beer shelf, from {brand}',
  '{brand} again, and {what} as it ought to be',
  'the {what} that made us ring up {brand}',
  'not the loudest {what} in {place}, only the one that we take home',
] as const;

/** For bottles that are not of the usual size. */
export const sized: Readonly<Record<number, readonly string[]>> = {
  187: ['a single-serve bottle, for picnics, trains and honest measures of one'],
  375: [
    'the half-bottle: two glasses, no leftovers and no compromise',
    'half the size for a weeknight, or for two who cannot agree on one bottle',
    'we open the half-bottle when the whole one would be [a mistake|too much of a good thing]',
    'half a bottle, the whole of what is in it',
    'small enough for [a tray|a coat pocket|a party of one], and quick to be ready',
    'the [375|half] is what the staff take home on a Monday',
    'a half-bottle is the best idea in the cellar: enough for dinner, and tomorrow is another wine',
    'in the small format, for [curious|solitary|sensible] evenings',
  ],
  1000: [
    'the liter, which is a third more for rather less than that',
    'a full liter, for bars and long weekends',
  ],
  1500: [
    'the magnum ages at its own slower pace and makes an entrance',
    'in magnum: the same wine, a longer life and a bigger table',
    'the double bottle, for when the table has [extra leaves|eight chairs or more]',
    'a magnum, because two bottles are never quite the same thing',
  ],
  1750: [
    'the handle, for punches, parties and people with cousins',
    'a handle for the home bar that sees [company|use]',
    'the largest bottle that the law allows behind a bar, or nearly',
    'the big bottle, at the price that it ought to be',
  ],
  1800: ['in the tall isshobin of 1.8 liters, as every izakaya keeps it'],
};
