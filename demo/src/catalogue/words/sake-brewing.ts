// {rice} is milled to {polish} per cent; {food} and {other} go with it.

export const sakeBrewing = [
  '{rice} was milled to {polish} per cent and brewed through the [coldest|darkest] weeks of the year',
  'Each grain of {rice} was polished to {polish} per cent of its size, steamed, and left to [a young toji|snow-cold air]',
  'Soft [mountain|well] water, {rice} at {polish} per cent, and koji made by hand over [two|three] nights',
  'The mash fermented for [thirty|thirty-three|thirty-six] days; {rice}, {polish} per cent',
  'From {rice}, {polish} per cent of every grain left, pressed [in cloth bags|slowly] and [pasteurised once|bottled cold]',
  'A house yeast, {rice} at {polish} per cent, and a brewery that is [never warm|open to the frost] from November to March',
] as const;

export const sakeNoses = [
  '{a} and {b}, [quiet|clear|lifted]',
  '[soft|cool] {a}, with {b} and a thread of {c}',
  '{a} first; {b} and {c} once it has [warmed|opened]',
] as const;
export const sakePalates = [
  '[silky|clean|smooth], {d} in the middle and {e} at the rim',
  '{d} and {e}, with [gentle|bright] acidity',
  'a [round|slender] body, {d}, then [plenty|a little] of {e}',
] as const;
export const sakeFinishes = [
  '[dry|crisp] and gone like [snow|breath], leaving {b}',
  '{c}, and a [clean|savory] end',
  '[long|gentle], with {a} again',
] as const;
export const coldServing = [
  'Chilled, in a wine glass, with {food}',
  'Pour it cold beside {food} and let it warm as you talk',
  'Straight from the fridge, in small glasses, with {food}',
  'Keep it cold, keep it [upright|dark], and bring {food}',
] as const;
export const warmServing = [
  'Cool for {food}; at body heat for {other}',
  'It takes gentle warming well, and {food} even better',
  'Good cold, better at [100|105] degrees, best with {food}',
  'Stand the flask in hot water while the {food} [cooks|rests]',
] as const;
