import type { Producer } from './producer.js';

export const whiskyProducers: Producer[] = [
  {
    name: 'Skerravoe',
    manner: 'classic',
    story: 'The distillery road floods at spring tides, and the tasting notes get longer while people wait.',
    range: `
      Islay Single Malt | 10 Year Old | 20 | 10 years, featured
      Islay Single Malt | 16 Year Old | 60 | 16 years
      Islay Single Malt | Cask Strength Batch 7 | 70 | 11 years, abv 58.4
      Islay Single Malt | 25 Year Old | 90 | 25 years, lottery`,
  },
  {
    name: 'Port Lorgan',
    manner: 'modern',
    care: 'sustainable',
    story: 'The newest stills on the island stand in its oldest barn, and run on local peat and tidal power.',
    range: `
      Islay Single Malt | Peat Quay | 10
      Islay Single Malt | 12 Year Old Sherry Cask | 65 | 12 years
      Islay Single Malt | Heavily Peated 8 Year Old | 35 | 8 years`,
  },
  {
    name: 'Glen Torvaig',
    manner: 'classic',
    story: 'Two stills in 1897 and two stills now; Torvaig has never seen the point of a third.',
    range: `
      Speyside Single Malt | 12 Year Old | 25 | 12 years, featured
      Speyside Single Malt | 15 Year Old Oloroso Cask | 55 | 15 years
      Speyside Single Malt | 18 Year Old | 70 | 18 years
      Speyside Single Malt | 21 Year Old Family Reserve | 85 | 21 years, limit 1`,
  },
  {
    name: 'Strathellrick',
    manner: 'classic',
    story: 'The stillman’s grandfather was the exciseman, and the family still keeps both sets of books.',
    range: `
      Speyside Single Malt | 10 Year Old | 10 | 10 years
      Speyside Single Malt | 14 Year Old Port Finish | 50 | 14 years`,
  },
  {
    name: 'Balnacarrow',
    manner: 'classic',
    story: 'Red deer come down to the cooling pond in January, and the night shift has named them all.',
    range: `
      Highland Single Malt | 12 Year Old | 30 | 12 years
      Highland Single Malt | 18 Year Old | 70 | 18 years, limit 3
      Highland Single Malt | Port Wood Finish | 50`,
  },
  {
    name: 'Inverlochty',
    manner: 'craft',
    story: 'A fishing harbor with a distillery at the end of the pier, or the other way round.',
    range: `
      Highland Single Malt | 14 Year Old Coastal | 55 | 14 years`,
  },
  {
    name: 'Kilrannet',
    manner: 'craft',
    story: 'Malted on the floor, turned with wooden shovels, and bottled by the same eleven people.',
    range: `
      Campbeltown Single Malt | 12 Year Old | 40 | 12 years
      Campbeltown Single Malt | 15 Year Old Sherry Wood | 75 | 15 years, limit 2`,
  },
  {
    name: 'Isle of Vorsay',
    manner: 'modern',
    story: 'One hundred and forty islanders, one shop, one still, and a ferry when the wind allows.',
    range: `
      Island Single Malt | 10 Year Old | 30 | 10 years
      Island Single Malt | Storm Cask | 60 | abv 54.6
      Island Single Malt | 16 Year Old | 85 | 16 years`,
  },
  {
    name: 'The Drover’s Oath',
    manner: 'craft',
    story: 'A cattle drover’s blend, made up again from a receipt in a family Bible.',
    range: `
      Blended Scotch | Blended Scotch | 15
      Blended Scotch | Blended Scotch | 15 | 1750 ml
      Blended Scotch | 12 Year Old Blended Scotch | 60 | 12 years`,
  },
  {
    name: 'Fernie & Rossiter',
    manner: 'classic',
    story: 'Bottlers in Leith since 1902, with a ledger of casks and a strict view of what may leave it.',
    range: `
      Blended Malt Scotch | Quayside Blended Malt | 35
      Blended Malt Scotch | The Blue Ledger Blended Malt | 75 | 18 years
      Islay Single Malt | Single Cask Islay 21 Year Old | 80 | 21 years, abv 51.3, limit 1
      Lowland Single Malt | Grassmarket Lowland 10 Year Old | 40 | 10 years`,
  },
  {
    name: 'Harlan Fork',
    manner: 'craft',
    story: 'The creek forks behind Warehouse C, and the best barrels have always come from that corner.',
    range: `
      Kentucky Bourbon | Straight Bourbon | 15 | featured
      Kentucky Bourbon | Small Batch Bourbon | 45 | 7 years
      Kentucky Bourbon | Single Barrel Bourbon | 75 | 9 years
      Kentucky Bourbon | 12 Year Old Bourbon | 95 | 12 years, lottery
      Kentucky Bourbon | Straight Bourbon | 15 | 1750 ml
      Kentucky Rye | Straight Rye | 25`,
  },
  {
    name: 'Widow Tackett',
    manner: 'classic',
    story: 'She ran the still alone for thirty years, buried two husbands and raised nine children.',
    range: `
      Wheated Bourbon | Wheated Bourbon | 15 | 5 years
      Wheated Bourbon | Bottled in Bond Wheated Bourbon | 55 | 6 years, abv 50
      Wheated Bourbon | 15 Year Old Wheated Bourbon | 98 | 15 years, lottery`,
  },
  {
    name: 'Limestone & Lark',
    manner: 'modern',
    care: 'sustainable',
    story: 'Two sisters from Bardstown buy only corn that they can drive to, and print the farmer’s name.',
    range: `
      Kentucky Bourbon | Straight Bourbon | 30 | 4 years
      Kentucky Rye | Straight Rye | 35 | 4 years
      Kentucky Bourbon | Barrel Proof Bourbon | 80 | 8 years, abv 61.2, limit 2
      Wheated Bourbon | Wheated Bourbon | 35 | 4 years`,
  },
  {
    name: 'Old Ferryman',
    manner: 'craft',
    story: 'Barges once took this rye from Lawrenceburg to New Orleans, and not all of it arrived.',
    range: `
      American Rye | Straight Rye | 20 | 5 years
      American Rye | Barrel Strength Rye | 80 | 7 years, abv 57.9
      American Rye | Bottled in Bond Rye | 60 | 5 years, abv 50`,
  },
  {
    name: 'Copperhead Ford',
    manner: 'craft',
    story: 'They burn sugar maple for charcoal every Thursday, and the whole town smells of it.',
    range: `
      Tennessee Whiskey | Tennessee Whiskey | 25
      Tennessee Whiskey | Single Barrel Tennessee Whiskey | 75 | 8 years`,
  },
  {
    name: 'Prairie Sexton',
    home: 'Illinois, United States',
    manner: 'modern',
    care: 'organic',
    story: 'A church on the prairie lost its flock and gained a column still; the acoustics are superb.',
    range: `
      American Bourbon | Four Grain Bourbon | 45 | 4 years
      American Rye | Organic Rye | 45 | 4 years
      American Bourbon | Cask Strength Bourbon | 80 | 6 years, abv 58.1`,
  },
  {
    name: 'Foghorn Point',
    home: 'Washington, United States',
    manner: 'modern',
    story: 'A lighthouse keeper’s grandson malts with alder and ages in a boathouse that leaks on purpose.',
    range: `
      American Single Malt | American Single Malt | 35
      American Single Malt | Alder Smoke Single Malt | 65`,
  },
  {
    name: 'Clonderrin',
    manner: 'classic',
    story: 'Closed in 1923, rebuilt brick for brick in 2007, and still arguing about where the cat slept.',
    range: `
      Irish Pot Still | 12 Year Old Single Pot Still | 45 | 12 years, featured
      Irish Pot Still | 21 Year Old Single Pot Still | 92 | 21 years, limit 1
      Irish Blend | Blended Irish Whiskey | 30`,
  },
  {
    name: 'Ballycrane',
    home: 'County Donegal, Ireland',
    manner: 'modern',
    care: 'sustainable',
    story: 'Barley from the headland, water from the hill and a maturation shed that faces the Atlantic.',
    range: `
      Irish Single Malt | 10 Year Old Single Malt | 35 | 10 years
      Irish Single Malt | Rum Cask Single Malt | 60
      Irish Pot Still | Single Pot Still | 20`,
  },
  {
    name: 'Three Curraghs',
    home: 'County Galway, Ireland',
    manner: 'craft',
    story: 'Named for the boats that took the first barrels to the islands, against all advice.',
    range: `
      Irish Blend | Blended Irish Whiskey | 60
      Irish Blend | Blended Irish Whiskey | 58 | 1750 ml`,
  },
  {
    name: 'Hoshigawa',
    manner: 'modern',
    story: 'At 1,700 meters the stills boil cooler, and the founder swears that he planned it so.',
    range: `
      Japanese Single Malt | Single Malt | 25 | featured
      Japanese Single Malt | 12 Year Old Single Malt | 60 | 12 years, limit 1
      Japanese Single Malt | 18 Year Old Mizunara Cask | 95 | 18 years, lottery
      Japanese Blend | Mountain Blend | 15`,
  },
  {
    name: 'Kumozora',
    manner: 'modern',
    story: 'A shochu house that changed its mind in 1985 and has been patient about it since.',
    range: `
      Japanese Blend | Blended Whisky | 35
      Japanese Blend | Highball Reserve | 65
      Japanese Single Malt | Single Malt Sherry Cask | 45`,
  },
  {
    name: 'Loon Portage',
    manner: 'craft',
    story: 'Winter stops the ferment dead, so they distil from April on and fish the rest of the year.',
    range: `
      Canadian Rye | 100% Rye | 40 | 6 years
      Canadian Rye | 20 Year Old Canadian Rye | 90 | 20 years`,
  },
  {
    name: 'Malabar Mist',
    manner: 'modern',
    story: 'Evaporation takes a tenth of every cask a year; the rest has had to grow up quickly.',
    range: `
      Indian Single Malt | Single Malt | 35
      Indian Single Malt | Port Pipe Single Malt | 75`,
  },
];
