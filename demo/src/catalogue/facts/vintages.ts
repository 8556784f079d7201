/** How a year was in a region, for the years that wine buyers talk about. */
export const vintages = new Map<string, Readonly<Record<number, string>>>([
  [
    'Bordeaux',
    {
      2010: 'dry, cool at night and built for the long run',
      2015: 'warm and generous from May to October',
      2016: 'wet in spring, dry in summer and close to perfect by harvest',
      2018: 'hot, ripe and plentiful in everything but patience',
      2019: 'warm yet fresh, and fairly priced for once',
      2020: 'early, dark and concentrated',
    },
  ],
  [
    'Burgundy',
    {
      2017: 'generous and easy to like',
      2018: 'hot and opulent',
      2019: 'small in crop and rich in flavor',
      2020: 'the earliest in memory, yet strangely fresh',
      2021: 'cool, frost-bitten and classically light on its feet',
      2022: 'sunny, plentiful and balanced',
      2023: 'large, late and better than anyone dared to hope',
    },
  ],
  [
    'Rhône Valley',
    {
      2016: 'as complete as any in a generation',
      2017: 'tiny in crop after poor flowering',
      2019: 'hot, dry and majestic',
      2020: 'ripe, supple and open early',
      2021: 'cool and fragrant, in the old style',
      2022: 'hot, with rain at exactly the right moment',
    },
  ],
  [
    'Champagne',
    {
      2012: 'small, healthy and built to last',
      2013: 'late, cool and chiselled',
      2014: 'saved by a sunny September',
      2015: 'warm and muscular',
      2016: 'tricky until August and splendid after',
      2018: 'abundant and ripe as it has rarely been',
    },
  ],
  [
    'Piedmont',
    {
      2015: 'warm and welcoming',
      2016: 'long, even and very nearly ideal',
      2017: 'hot, dry and early',
      2018: 'cool, wet and graceful',
      2019: 'classical, with tannin and nerve',
      2020: 'open-hearted and early to charm',
      2021: 'dry, structured and widely adored',
    },
  ],
  [
    'Tuscany',
    {
      2015: 'sunny and expansive',
      2016: 'perfectly paced and long on perfume',
      2018: 'cooler, with elegance instead of weight',
      2019: 'generous and fresh at once',
      2020: 'warm, bright and drinking early',
      2021: 'frosty in spring, dry in summer, superb in the glass',
    },
  ],
  [
    'Rioja',
    {
      2010: 'officially excellent, and for once the officials were right',
      2011: 'hot and dense',
      2015: 'early and ripe',
      2016: 'long, mild and plentiful',
      2019: 'small, healthy and full of energy',
      2021: 'rescued by a cool September',
    },
  ],
  [
    'Mosel',
    {
      2018: 'hot, golden and abundant',
      2019: 'electric in its acidity',
      2020: 'light-footed and open',
      2021: 'cool, late and razor-sharp',
      2022: 'parched, then relieved by autumn rain',
      2023: 'hurried at harvest and honeyed in the result',
    },
  ],
  [
    'Napa Valley',
    {
      2016: 'the last of the drought years, poised and deep',
      2018: 'long, cool and unhurried',
      2019: 'even, generous and easy to love',
      2021: 'dry, small-berried and intense',
      2022: 'split in two by a Labor Day heatwave',
    },
  ],
  [
    'Sonoma',
    {
      2019: 'cool in June and gentle in September',
      2021: 'short on water and long on flavor',
      2022: 'early on the coast, hurried inland',
      2023: 'cold, slow and the best in years',
    },
  ],
  [
    'Oregon',
    {
      2018: 'dry and warm, with keen nights',
      2019: 'cool and damp enough to feel like the old days',
      2021: 'generous and exact',
      2022: 'hit by April frost and forgiven by October sun',
      2023: 'warm, quick and juicy',
    },
  ],
  [
    'Mendoza',
    {
      2019: 'cool, dry and widely praised',
      2020: 'hot and the earliest on record',
      2021: 'cool, and made for violets',
      2022: 'dry, frosty and concentrated',
    },
  ],
  [
    'South Australia',
    {
      2018: 'warm, dry and full-flavored',
      2019: 'tiny after frost and heat',
      2021: 'mild, generous and very nearly flawless',
      2022: 'cool and late, with perfume to spare',
    },
  ],
]);
