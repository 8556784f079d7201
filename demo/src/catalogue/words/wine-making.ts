// How the wine was made. {grape} is the main grape, {grapes} all of them, {place} where they grow.

const reds = {
  barrique: [
    'The {grapes} spent [fourteen|sixteen|eighteen|twenty] months in French oak, [a third|two fifths|half] of it new',
    'Fermented in [small steel tanks|oak vats|concrete], parcel by parcel, and raised for [a year|fourteen months|eighteen months] in [225-liter barrels|French barrels|barrels of two coopers]',
    '{grape} was [picked by hand|sorted twice|picked in three passes] and left on its skins for [twenty|twenty-four|twenty-eight] days before [barrel|French oak]',
    'New oak is held to [a quarter|thirty per cent|a third], so that {place} does the talking and the cooper only [nods|listens]',
    'The barrels came from [three|four|five] forests and were [toasted lightly|chosen by the winemaker’s daughter|washed with hot water first], so none of them stands out',
    'Small yields, [a long|a cool] soak and [fourteen|fifteen|seventeen] months in wood have put {grape} in its best suit',
    'It went through [malolactic in barrel|two winters in oak] and was bottled [unfiltered|by gravity|without fining]',
    'Gentle pump-overs, [three|four] weeks on skins, then [sixteen|eighteen|twenty-two] months of barrels and patience',
    'Only the free run and the first pressing went into [barrel|the blend]; the rest was [sold off|declassified] without regret',
  ],
  'large oak': [
    'It ferments on [native yeasts|its own yeasts] and then rests for [eighteen months|two years|thirty months] in [large old casks|oval casks|big Slavonian oak]',
    'Big casks, [forty|fifty|sixty] years old, give {grape} air without lending it flavor',
    'Long maceration, no new wood: the cellar’s whole part is to [wait|stay out of the way|keep quiet]',
    'Half was raised in [cement|concrete] and half in [foudre|large oak], which keeps both the fruit and the grip',
    'After [three|four|five] weeks on the skins the {grapes} went into [old oak|large casks] and nobody hurried',
    'Whole berries, [cool|slow] ferments and [two winters|a second winter] in wood too old to taste of',
  ],
  'young red': [
    'Made in [steel|concrete|cement] without a day of new wood, to keep the {grape} as it tasted on the vine',
    '[Ten|Twelve|Eight] days on the skins and [six|eight] months in tank: the recipe is [short|brief] and the fruit is long',
    'A small part sees [used barrels|old oak], just enough to smooth the edges of the {grapes}',
    'Picked ripe rather than late, fermented cool and bottled [in spring|the following summer|before the next harvest]',
    'The cellar aims for [juice|fruit], not for [furniture|carpentry], and {place} obliges',
    'Soft extraction, an early bottling and nothing in the way of the {grape}',
  ],
  pinot: [
    '[A fifth|A quarter|A third] of the bunches went in whole, stems and all, for [perfume|lift|spice]',
    'Cold-soaked for [four|five|six] days, [punched down by foot|trodden by foot|hardly touched], then [eleven|twelve|fourteen] months in barrel',
    'The {grape} was [destemmed berry by berry|sorted on a slow table], fermented on wild yeast and pressed while still [fresh|sweet with fruit]',
    'About [a fifth|fifteen per cent|a quarter] new oak, never stirred, never [fined|filtered]',
    'Open-top fermenters, native yeasts and [ten|eleven|thirteen] months in barrels that have [seen it all|seen three vintages]',
    'Handled as little as gravity allows, from [sorting table|crush pad] to [barrel|bottle]',
  ],
  carbonic: [
    'Whole bunches ferment under their own weight for [nine|ten|twelve] days, which is where the perfume comes from',
    'Semi-carbonic in [concrete|old cement], with [no added yeast|nothing added until bottling]',
    'Uncrushed fruit, a lid of [carbon dioxide|its own gas] and [a week|ten days] of patience',
    'The grapes go in as bunches and come out as [wine|juice and roses]; the press does very little',
  ],
  'dried red': [
    'The bunches dried for [a hundred|a hundred and ten|a hundred and twenty] days before a ferment that ran until [February|March|spring]',
    'After drying came [forty|forty-five|fifty] days on the skins and [three|four|five] years in [large casks|oak of every size]',
  ],
} as const;

const whites = {
  steel: [
    'Whole-bunch pressed and fermented [cool|cold] in steel, then bottled [early|in spring] to keep the snap',
    'Picked [at dawn|before sunrise|by night], pressed within [the hour|two hours], and never shown a barrel',
    'Steel tanks, [low|cool] temperatures and [four|five|six] months on fine lees: nothing else was [needed|done]',
    'The {grape} sees no oak and no malolactic, so every edge is [its own|left on]',
    'Free-run juice only, settled cold and fermented slowly for [three weeks|a month]',
    'A short spell on the lees rounds the corners without [dulling|touching] the [cut|line]',
    'Sealed in tank as soon as it was dry, with a prickle of its own gas to keep it [bright|awake]',
  ],
  lees: [
    '[Eight|Nine|Ten|Eleven] months on the full lees, stirred [now and then|only when the moon allowed|twice], give it [width|depth|a waist]',
    'Fermented in [steel and old oak|large neutral oak|old foudre|concrete eggs] and left undisturbed until [summer|the next harvest]',
    'Nobody racked it until [June|July|August], and the texture is the reward',
    'Pressed as whole bunches, fermented on wild yeasts and rested on its lees for [two seasons|most of a year]',
    'The yeast stays in with the {grape} all winter and lends it something like [cream|fresh bread|salt]',
    'Old vines, low pressure, long lees: {place} does not need more than that',
  ],
  'barrel white': [
    'Fermented in barrel, [a fifth|a quarter|a third] new, and kept on its lees for [ten|eleven|twelve|fifteen] months',
    'The oak is [there|present] as a frame and not as a [flavor|perfume]: [500-liter casks|larger barrels], lightly toasted',
    'Full malolactic in some barrels, none in others, blended by [taste|ear] the following [summer|August]',
    'The {grape} went straight from press to barrel without settling, and took [four|five|six] months to ferment',
    'Stirred until [Christmas|New Year], then left to [think|settle], then finished in steel for [tension|freshness]',
    'Wild yeast, [a dozen|twenty|thirty] barrels, one very cold cellar',
  ],
  aromatic: [
    'Stopped by chilling while a little of the grape’s own sugar remained to answer the acidity',
    'Slow, cold and never quite finished fermenting, it keeps what {grape} smelled of in the [row|press house]',
    'A few hours on the skins before pressing drew the scent out and left the bitterness behind',
    'The harvest took [three|four] passes, and the ferment took [two|three] months in [old fuder|steel|large oak]',
    'Left to decide for itself when to stop, which it did with great [tact|timing]',
  ],
  'skin contact': [
    'The juice stayed on its skins for [four months|six months|a hundred days] in [clay|open oak vats|buried jars], like a red',
    'No fining, no filter, [hardly any|very little] sulfur: shake the sediment in or leave it, as you like',
    'Foot-trodden, covered with stone and opened in [March|spring], then aged [a year|two years] in [old casks|large oak]',
  ],
  rosé: [
    'Pressed directly and slowly, with the color [stopped|fixed] after [one hour|two hours|three hours]',
    'Picked for rosé and nothing else, in the cool [before dawn|of the night], and fermented at a patient [60|58] degrees',
    'A [short|light] maceration, [steel|concrete] tanks and [four|five] months on fine lees',
    'The {grapes} were harvested a week early, so that freshness would not have to be [added|invented] later',
    'Only the heart of the press went into this; the rest [became someone else’s|went elsewhere]',
  ],
  flor: [
    'Under a veil of living yeast for [four|five|six|seven] years, in casks filled to five sixths',
    'Drawn from [the middle rows|the oldest butts] of the solera without fining, with the flavor of the yeast still on it',
  ],
  oxidative: [
    'Aged with air on purpose, in [old butts|small oak], for [seven|ten|twelve] years or so',
    'The cask was never topped up, and what evaporated took the youth along with it',
    'A solera begun by [a great-grandfather|somebody’s great-aunt] feeds each bottling a little of the one before',
  ],
} as const;

const sparklingAndSweet = {
  traditional: [
    'Second fermentation in this bottle, then [twenty-four|thirty|thirty-six|forty] months on the lees and a dosage of [three|four|five|six] grams',
    'Reserve wines make up [a fifth|a quarter|a third] of the blend, and the disgorgement date is on the [back label|cork]',
    'Only the first pressing was used; it slept on its yeast for [three|four|five] winters',
    'Base wines fermented partly in [old oak|small barrels], riddled [by hand|slowly], dosed at [two|three|five] grams a liter',
    'The yeast was given [three|four] years to break down, which is what puts the [brioche|toast|pastry] in',
    'Vinified village by village and blended in [January|February], when the cellar is coldest and the nose most honest',
    'A low dosage lets {place} speak without [sugar|make-up]',
  ],
  'tank sparkling': [
    'The bubbles are made in a closed tank over [six|eight|nine] weeks, to keep the scent of the grape',
    'Bottled [several times a year|to order|as it is needed] from chilled juice, so that what you open is never [old|tired]',
    'One slow fermentation under pressure, and straight into the bottle [fresh|with everything still on it]',
    'A soft mousse, low alcohol, nothing to [age|wait for]',
  ],
  botrytis: [
    'Picked berry by berry in [four|five|six] passes and pressed so slowly that the juice [drips|crawls]',
    'The must was thick as [syrup|honey] and took [half a year|until spring] to ferment as far as it would go',
    'Noble rot took most of the crop, and gave [saffron|marmalade] in return',
    'Raised for [two|three] years in barrel, with acidity enough to carry the sugar for decades',
  ],
  'dried sweet': [
    'The grapes were dried on [mats|racks] for [weeks|two months] until each held hardly more than [a drop|a tear]',
    'Sealed in small casks and left [in the loft|under the tiles] through [five|six|seven] summers',
    'Sun did the concentrating; time did the rest',
  ],
  'fortified sweet': [
    'Fortified while still all grape, then moved through smaller and smaller casks for [eight|ten|twelve] years',
  ],
  port: [
    'Trodden in stone for [two|three] nights and fortified while half of the sugar was left',
    'Spirit went in on the [second|third] day, to keep the fruit where it was',
    'A short, violent ferment with a great deal of skin: color, tannin and sweetness all at once',
  ],
  tawny: [
    'Aged in small casks where air and wood can get at it, and blended to the house’s [memory|taste]',
    'Racked once a year and otherwise [left alone|forgotten] at the cool end of the lodge',
    'Several years go into each lot, so that none of them has to be perfect',
  ],
} as const;

export const wineMaking = { ...reds, ...whites, ...sparklingAndSweet } as const;
export type WineMaking = keyof typeof wineMaking;
