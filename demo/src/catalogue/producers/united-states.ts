import type { Producer } from './producer.js';

export const unitedStatesProducers: Producer[] = [
  {
    name: 'Harrow & Finch',
    manner: 'classic',
    care: 'sustainable',
    story: 'Two Berkeley dropouts bought a prune orchard in 1974 and were told it was too late.',
    range: `
      Napa Cabernet | Cabernet Sauvignon | 55 | featured
      Napa Cabernet | Cabernet Sauvignon | 58 | 1500 ml
      Oakville Cabernet | Long Shadow Vineyard Cabernet Sauvignon | 70 | limit 3
      Napa Sauvignon Blanc | Sauvignon Blanc | 50`,
  },
  {
    name: 'Stonecutter Ridge',
    manner: 'craft',
    story: 'The road up ends at a quarry; so did the first owner’s money.',
    range: `
      Howell Mountain Cabernet | Cabernet Sauvignon | 55
      Napa Merlot | Quarry Block Merlot | 60`,
  },
  {
    name: 'Marlowe Bend',
    manner: 'modern',
    story: 'Marlowe Bend owns no vineyard at all, only long friendships with people who do.',
    range: `
      Napa Cabernet | Cabernet Sauvignon | 12
      Carneros Chardonnay | Chardonnay | 30`,
  },
  {
    name: 'Obsidian Gate',
    manner: 'modern',
    story: 'Allocated since its first vintage and unmarked on any map; the gate really is black glass.',
    range: `
      Oakville Cabernet | Cabernet Sauvignon Reserve | 96 | lottery
      Napa Red Blend | Nightfall Proprietary Red | 70 | limit 3`,
  },
  {
    name: 'Quail & Thistle',
    manner: 'craft',
    care: 'organic, vegan',
    story: 'Sheep mow, quail patrol, thistles win: the Carneros farm that stopped fighting its weeds.',
    range: `
      Carneros Chardonnay | Chardonnay Home Flock | 65
      Carneros Pinot Noir | Pinot Noir | 50`,
  },
  {
    name: 'Fogbell Vineyards',
    manner: 'modern',
    care: 'sustainable, dry-farmed',
    story: 'On the ridge you hear the buoy at Bodega Bay before you see the first row.',
    range: `
      Sonoma Coast Pinot Noir | Pinot Noir | 40 | featured
      Sonoma Coast Pinot Noir | Gull Rock Pinot Noir | 85 | limit 6
      Sonoma Coast Chardonnay | Chardonnay | 50`,
  },
  {
    name: 'Redtail Barn',
    manner: 'craft',
    care: 'dry-farmed',
    story: 'Planted by a bricklayer from Lucca in 1908, forgotten in 1920, found under blackberries.',
    range: `
      Dry Creek Zinfandel | Zinfandel | 40
      Dry Creek Zinfandel | Bricklayer’s Block Old Vine Zinfandel | 80
      Alexander Valley Cabernet | Cabernet Sauvignon | 45`,
  },
  {
    name: 'Clementine Oaks',
    manner: 'classic',
    story: 'Clementine was the mule. The oaks are still there, and so is her stall, which is now the lab.',
    range: `
      Russian River Pinot Noir | Pinot Noir | 40
      Russian River Chardonnay | Chardonnay | 45
      Rosé of Pinot Noir | Rosé of Pinot Noir | 50`,
  },
  {
    name: 'Two Herons',
    manner: 'modern',
    care: 'organic',
    story: 'A retired pair of biologists farm eight acres on the river, and share them with the birds.',
    range: `
      Russian River Pinot Noir | Goldridge Pinot Noir | 75
      Rosé of Pinot Noir | Heron Pink Rosé of Pinot Noir | 80`,
  },
  {
    name: 'Pomeroy Bend',
    manner: 'classic',
    care: 'sustainable',
    story: 'The riddling machine broke down in 2011 and nobody here has ever wanted it mended.',
    range: `
      Anderson Valley Brut | Brut | 50
      Anderson Valley Brut Rosé | Brut Rosé | 55
      Anderson Valley Pinot Noir | Pinot Noir | 45`,
  },
  {
    name: 'Mesa Corralina',
    manner: 'craft',
    story: 'Rodeo on Saturday, bottling on Monday, and one door for both schedules.',
    range: `
      Paso Robles Cabernet | Cabernet Sauvignon | 40
      Paso Robles Zinfandel | Zinfandel | 50
      Paso Robles GSM | Grenache Syrah Mourvèdre | 50`,
  },
  {
    name: 'Halfmoon Bench',
    manner: 'modern',
    care: 'organic, low-intervention',
    story: 'Whole clusters, small tanks and a surf report pinned to the cellar wall.',
    range: `
      Sta. Rita Hills Pinot Noir | Pinot Noir | 50
      Santa Barbara Chardonnay | Chardonnay | 50
      Santa Barbara Syrah | Syrah | 50`,
  },
  {
    name: 'Vega Lupina',
    manner: 'craft',
    story: 'Lupins flower between the rows in March, and no one at Vega Lupina will let you mow them.',
    range: `
      Santa Lucia Highlands Pinot Noir | Pinot Noir | 50
      Rosé of Pinot Noir | Rosé of Pinot Noir Corral | 20`,
  },
  {
    name: 'Old Depot Winery',
    manner: 'craft',
    care: 'vegan',
    story: 'The last train stopped at the Lodi siding in 1958; the platform makes a fine crush pad.',
    range: `
      Lodi Zinfandel | Old Vine Zinfandel | 45
      Petite Sirah | Petite Sirah | 50`,
  },
  {
    name: 'Blue Trestle',
    manner: 'modern',
    care: 'vegan, recycled glass',
    story: 'A bridge on the label and an honest price beneath it; that was the entire business plan.',
    range: `
      California Cabernet | Cabernet Sauvignon | 30
      California Cabernet | Cabernet Sauvignon | 32 | 1500 ml
      California Chardonnay | Chardonnay | 35
      California Pinot Noir | Pinot Noir | 40`,
  },
  {
    name: 'Tamarack Hollow',
    manner: 'classic',
    care: 'sustainable, vegan',
    story: 'A family of foresters who planted Pinot where the fir had been, and replanted the fir elsewhere.',
    range: `
      Willamette Pinot Noir | Pinot Noir | 40 | featured
      Dundee Hills Pinot Noir | Reserve Pinot Noir | 60
      Willamette Pinot Gris | Pinot Gris | 50`,
  },
  {
    name: 'Sorrel Hill',
    manner: 'craft',
    care: 'biodynamic',
    story: 'Cows with horns, compost with a fan club, and the quietest cellar in the Eola Hills.',
    range: `
      Eola-Amity Pinot Noir | Pinot Noir | 55
      Willamette Chardonnay | Chardonnay | 50`,
  },
  {
    name: 'Osprey Landing',
    manner: 'modern',
    story: 'Bottled in a former cannery on the river, where the ospreys do their own quality control.',
    range: `
      Willamette Pinot Noir | Pinot Noir | 12`,
  },
  {
    name: 'Basalt & Bone',
    manner: 'modern',
    care: 'organic',
    story: 'A paleontologist’s vineyard: the cobbles are fifteen million years old and hard on ploughs.',
    range: `
      Walla Walla Syrah | Cobblestone Syrah | 55
      Walla Walla Cabernet | Cabernet Sauvignon | 50`,
  },
  {
    name: 'Granary Road',
    manner: 'craft',
    story: 'The wheat elevator next door pays the bills in the years when the frost collects early.',
    range: `
      Columbia Valley Cabernet | Cabernet Sauvignon | 35
      Columbia Valley Merlot | Merlot | 40
      Columbia Valley Riesling | Riesling | 40`,
  },
  {
    name: 'Lantern Point',
    manner: 'classic',
    care: 'sustainable',
    story: 'A lake steamer used to collect the grapes from this dock, with a brass band on Sundays.',
    range: `
      Finger Lakes Dry Riesling | Dry Riesling | 45
      Finger Lakes Semi-Dry Riesling | Semi-Dry Riesling | 45
      Finger Lakes Cabernet Franc | Cabernet Franc | 50`,
  },
  {
    name: 'Foxglove Hollow',
    manner: 'classic',
    story: 'Eight miles from Monticello, with better luck and rather more sprayers.',
    range: `
      Virginia Viognier | Viognier | 50`,
  },
];
