// {mash} is what it is made of, {cask} where it aged, {years} and {span} how long, {brand} whose it is.

export const spiritMaking = {
  peated: [
    'The barley was dried over a [slow|smouldering] peat fire to [thirty-five|forty|forty-five] parts of phenol, then distilled twice in short, fat stills',
    'Peat cut within sight of the still house, fermented for [seventy|eighty|ninety] hours, and aged {years} in {cask}',
    'Smoke from the kiln, salt from the bay, {span} in {cask}: three ingredients and [no hurry|no apology]',
    'Dunnage warehouses with their feet in the sea have kept these {cask} damp {years}',
  ],
  malt: [
    'Malted barley, [a slow|a cloudy|a long] ferment and copper pot stills, then {span} in {cask}',
    'The cut is narrow, the stills are [tall|small|steam-heated], and the {cask} did the rest {years}',
    'It slept {years} in {cask}, and was brought down to strength with water from the same spring',
    'Matured {years} in {cask}, and bottled without chill-filtering or [caramel|color]',
    'Distilled twice, left {years} in {cask}, and [married|vatted] for [six|nine] months before anyone called it finished',
    'Worm tubs give the spirit weight; {span} in {cask} lend it manners',
  ],
  blend: [
    'Malt and grain were married in [old butts|a single vat] after {span} in {cask}',
    'The blender works by nose alone, from [nineteen|thirty-odd|a dozen] distilleries, and keeps the recipe in a drawer',
    'Grain for lightness, malt for character, and {cask} to introduce them',
  ],
  'pot still': [
    'Malted and unmalted barley, three runs through copper pots, and {span} in {cask}',
    'Unmalted barley is what makes the spirit creamy; {span} in {cask} are what make it patient',
    'Triple distilled, as is the custom here, and matured {years} in {cask}',
  ],
  irish: [
    'Three runs through the stills, as is the custom here, and {span} in {cask}',
    'Triple distilled to a light, clean spirit and left {years} in {cask}',
    'Distilled thrice, cut generously and rested {years} in {cask}',
  ],
  bourbon: [
    'A mash of {mash}, [sour-mashed|fermented in open cypress] and aged {years} in {cask}',
    'The barrels went in at [107|110|115] proof and lived {years} on the [upper|middle|fourth] floor of the rickhouse',
    'Made from {mash}; {span} of Kentucky summers did the rest in {cask}',
    'The grain bill is {mash}, the yeast is the family’s own, and the wood is {cask}',
    'Char number [three|four], a hot summer and a hard winter, over and over, {years}',
  ],
  american: [
    'The mash is {mash}, distilled [in a pot|on a small column] and aged {years} in {cask}',
    'Grown within [thirty|sixty] miles, milled on the spot: {mash}, and {span} in {cask}',
    'From {mash}, with a long ferment and {span} in {cask}',
    'They take the cut by taste and the barrels, {cask}, by weather',
  ],
  agave: [
    'Agaves of [seven|eight] years were roasted in [brick ovens|stone ovens] for [thirty-six|forty-eight] hours and [crushed by tahona|roller-milled slowly]',
    'Nothing but blue agave, spring water and yeast that lives in the [rafters|walls]; {cask}',
    'Slow-cooked, open-fermented for [five|six|seven] days and distilled twice in [copper|small pots]; {cask}',
    'No additives and no diffuser: cooked agave, [fibres in the ferment|deep-well water] and time; {cask}',
  ],
  mezcal: [
    'Hearts roasted for [four|five] days in an earthen pit, milled by a [mule and stone wheel|tahona] and fermented in [pine vats|open tubs]',
    'Distilled [twice in copper|in clay pots], cut by the size of the pearls that form in the cup',
    'Wild yeast, well water, [mesquite|oak] smoke and a maestro who has never written anything down',
  ],
  gin: [
    'Juniper leads [nine|eleven|fourteen] botanicals, steeped [overnight|for a day] and run once through a copper pot',
    'Neutral wheat spirit, fresh peel cut by hand, and a basket of [coriander, angelica and orris|cardamom, licorice and cassia] in the vapor',
    'One shot, one still, no flavouring after: the botanicals go in and gin comes out',
    'Made [three hundred|four hundred|two hundred] bottles at a time, which is all that the still [allows|will hear of]',
  ],
  vodka: [
    'Distilled from {mash} [four|five] times and filtered [slowly|once] through [birch charcoal|river sand], no more than needed',
    '{mash} and very soft water; the texture comes from the [grain|field], not from a laboratory',
    'Column-distilled from {mash} and left to rest [a month|six weeks] before bottling',
  ],
  'white rum': [
    'Fermented for [two days|three days], distilled on a column and filtered only until it is clear',
    'Rested [a year|eighteen months] in oak and then stripped of its color, which leaves the roundness behind',
  ],
  rum: [
    'From {mash}, fermented [slowly|wild], and aged {years} in {cask} in the heat of the tropics',
    'A blend of pot and column still, {span} in {cask}; a tropical year counts for [two|three]',
    'The angels take [six|seven] per cent a year here, and {span} in {cask} is a long time',
    'Molasses, a [retort|double-retort] pot still and {span} in {cask}, with nothing sweet added at the end',
  ],
  agricole: [
    'Fresh cane, pressed the day it is cut, fermented within [hours|a day] and run through a single Creole column',
    'No molasses: only juice from the season’s cane, and {cask}',
  ],
  cognac: [
    'Thin, sharp white wine distilled twice over an open flame, then {span} in {cask}',
    'Eaux-de-vie from [two crus|five growers|the chalk], the youngest of them {span} in {cask}',
    'Blended in tiny steps over [a year|two years], with water added by the spoonful, after {span} in {cask}',
  ],
  armagnac: [
    'One pass through a wood-fired column keeps the flavor in; {span} in {cask} smooth what they have to',
    'Distilled in a still that travels from farm to farm behind a tractor, and aged {years} in {cask}',
  ],
  'fruit brandy': [
    'Fermented whole [for six weeks|through the winter], distilled twice and aged {years} in {cask}',
    'Eighteen varieties of [fruit|apple], a year’s rest before distilling, then {span} in {cask}',
  ],
  'clear brandy': [
    'Distilled [once|slowly, in small pots], to drinking strength, so that no water is ever added',
    'Rested in [clay|steel] for [six months|a year] and never in wood, which would only interfere',
  ],
  liqueur: [
    'Real [fruit and peel|ingredients], a clean base spirit, sugar held back until it tastes [dry enough|right]',
    'Steeped for [three weeks|six weeks|two months], pressed, rested, and sweetened last',
    'Made in [copper|small tanks] from the thing itself; there is no bottle marked flavouring in the building',
  ],
  cream: [
    'Fresh cream and [pot still|three-year-old] whiskey meet within [a day|hours] of the milking, and sugar comes last',
    'The cream is from grass-fed herds, the whiskey from the same county; neither travels far',
  ],
  amaro: [
    '[Twenty-one|Twenty-seven|Thirty-three] roots, barks and peels steeped apart, then blended and rested for [six months|a year]',
    'Bitter first and sweet second, by infusion, decoction and a recipe that exists in one copy',
    'Gentian, rhubarb root and bitter orange do the arguing, and caramel keeps the peace',
  ],
  spiced: [
    'The seeds and herbs are distilled into it, not stirred in afterwards',
    'An old formula: [caraway|anise|fennel] in front, [dill|hyssop|citrus] behind, and a long rest before bottling',
  ],
} as const;

export type SpiritMaking = keyof typeof spiritMaking;
