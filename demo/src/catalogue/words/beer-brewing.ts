// {ibu} is its bitterness, {hops} and {malts} what went in.

export const beerBrewing = {
  hoppy: [
    'Dry-hopped [twice|three times] with {hops} and canned [the day it cleared|within the week]',
    '{hops} go in after the boil, where they give scent instead of bite',
    '{malts} make a pale, quiet stage for {hops}',
  ],
  lager: [
    'Lagered for [six|seven|eight] weeks near freezing, on {malts} and {hops}',
    'A [single decoction|double decoction], {hops} and no shortcuts',
    '{malts}, {hops}, soft water and a cold cellar: the list is complete',
  ],
  dark: [
    '{malts} build the black of it; {hops} keep it from cloying',
    'Brewed with {malts} and given [three weeks|a month] to settle down',
  ],
  belgian: [
    'The yeast does most of the seasoning; {malts} and {hops} merely set the table',
    'Fermented warm and refermented in the bottle, on {malts}',
  ],
  sour: [
    'Left in [oak foudres|old wine barrels] for [a year|eighteen months] with whatever lives there',
    'Blended from [one-, two- and three-year-old|young and old] barrels until it tasted finished',
  ],
  kettle: [
    'Soured [overnight|for two days] in the kettle on {malts}, then fermented [clean|cool] with fruit and a pinch of salt',
    '{malts}, lactic bacteria, salt from the bay and [a great deal|a truckload] of fruit',
  ],
  cider: [
    'Pressed once in [October|November] from [bittersweet|heirloom|sharp] fruit and fermented through the winter',
    'No concentrate and no sugar: apples, a press, [wild|patient] yeast',
  ],
} as const;

export type BeerBrewing = keyof typeof beerBrewing;

export const hopsFor = {
  hoppy: [
    'Citra and Mosaic',
    'Simcoe and Amarillo',
    'Nelson Sauvin and Galaxy',
    'Cascade and Centennial',
    'Strata and El Dorado',
    'Idaho 7 and Chinook',
  ],
  lager: ['Saaz', 'Hallertau Mittelfrüh', 'Tettnang and Perle', 'Spalt Select', 'Hersbrucker'],
  dark: ['East Kent Goldings', 'Fuggle and Challenger', 'Magnum and Willamette'],
  belgian: ['Styrian Goldings', 'Saaz and Strisselspalt', 'Brewers Gold'],
  sour: ['aged whole-leaf hops', 'a handful of old Hallertau'],
  kettle: ['hardly any hops'],
  cider: ['nothing else'],
} as const;

export const malts = {
  hoppy: ['pale malt and oats', 'pilsner malt and a little wheat', 'two-row barley and flaked oats'],
  lager: ['Bohemian pilsner malt', 'floor-malted barley', 'Vienna and Munich malt'],
  dark: ['roasted barley and chocolate malt', 'brown malt, oats and roast barley', 'smoked and black malts'],
  belgian: ['pilsner malt and candi sugar', 'wheat and pale barley', 'spelt, wheat and barley'],
  sour: ['wheat and pilsner malt', 'raw wheat and pale malt', 'Vienna malt and wheat'],
  kettle: ['wheat and pilsner malt', 'pale malt and oats'],
  cider: ['apples'],
} as const;

export const beerNoses = [
  '{a} and {b} over a [steady|bright|tight] head',
  '{a} as you pour, {b} as you lift it, {c} at the end',
  '[fresh|ripe|clean] {a} with {b}',
  '{b} first and {a} close behind, with a [note|whiff] of {c}',
] as const;
export const beerPalates = [
  '{d} and {e}, [soft|round|dry] in the middle',
  '[light|easy|full] on the tongue: {d}, {c}, a [clean|gentle|firm] bitterness',
  '{d} carries it, {e} [trims|balances|sharpens] it',
  'tastes of {d} and, [for longer|more quietly], of {e}',
] as const;
export const beerFinishes = [
  '[dry|crisp|bittersweet], with {a}',
  '{e} and then [thirst|another sip]',
  '[short|quick] and clean, as it should be, on {b}',
  '{c} lingers [politely|for a while]',
  'ends on {a}, and the glass seems [smaller|emptier] than it was',
] as const;
export const beerServing = [
  'Serve it at [45|50] degrees with {food}',
  'Made for {food}, and for [the second half|a long table|Sunday]',
  'Drink it fresh, with {food} or {other}',
  'It has seen off {food} more than once in our back room',
  'Pour it [hard|gently], then pass the {food}',
] as const;
