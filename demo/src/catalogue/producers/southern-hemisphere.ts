import type { Producer } from './producer.js';

export const southernHemisphereProducers: Producer[] = [
  {
    name: 'Finca Cóndor Bajo',
    manner: 'modern',
    care: 'sustainable',
    story: 'The condors fly lower than the vineyard, which is how the name was settled.',
    range: `
      Mendoza Malbec | Malbec | 45 | featured
      Uco Valley Malbec | Malbec Gualtallary | 65
      Mendoza Cabernet | Cabernet Sauvignon | 50`,
  },
  {
    name: 'Bodega Cuatro Acequias',
    manner: 'craft',
    story: 'Four channels bring water to four plots on four different days, and never on a Sunday.',
    range: `
      Bonarda | Bonarda | 45
      Torrontés | Torrontés de Altura | 50`,
  },
  {
    name: 'Piedra y Ceniza',
    manner: 'modern',
    care: 'organic, low-intervention',
    story: 'Concrete eggs, wild ferments and a winemaker who moved up the mountain to get away from oak.',
    range: `
      Uco Valley Malbec | Malbec Parcela 12 | 90 | limit 6`,
  },
  {
    name: 'Viña Los Peumos',
    manner: 'classic',
    story: 'Peumo trees ripen with the Carménère, and the pickers take that as their calendar.',
    range: `
      Maipo Cabernet | Cabernet Sauvignon Reserva | 20
      Carménère | Carménère Gran Reserva | 60
      Maipo Cabernet | Alto de los Peumos Cabernet Sauvignon | 92 | limit 6`,
  },
  {
    name: 'Viña Litoral Norte',
    manner: 'modern',
    care: 'vegan',
    story: 'Cool fog, young vines and a crew that goes swimming after pruning, once.',
    range: `
      Casablanca Sauvignon Blanc | Sauvignon Blanc | 40
      Maule Carignan | Carignan Old Vines | 55`,
  },
  {
    name: 'Redgum Track',
    manner: 'classic',
    care: 'dry-farmed',
    story: 'Sixth-generation growers who sold their best fruit until the buyers stopped calling.',
    range: `
      Barossa Shiraz | Shiraz | 30 | featured
      Barossa Shiraz | Old Block 1887 Shiraz | 88 | limit 3`,
  },
  {
    name: 'Wattlebird Lane',
    manner: 'craft',
    story: 'The wattlebirds steal a tenth of the crop; the accountant has entered them as staff.',
    range: `
      Clare Valley Riesling | Riesling | 40
      Clare Valley Riesling | Slate Hut Riesling | 80
      Coonawarra Cabernet | Cabernet Sauvignon | 50
      McLaren Vale Grenache | Bush Vine Grenache | 50`,
  },
  {
    name: 'Karri & Swell',
    manner: 'modern',
    care: 'sustainable, vegan',
    story: 'Surfers with viticulture degrees, or the other way about, depending on the tide.',
    range: `
      Margaret River Cabernet | Cabernet Sauvignon | 50
      Margaret River Chardonnay | Chardonnay | 40
      Margaret River Chardonnay | Headland Chardonnay | 85`,
  },
  {
    name: 'Mistletoe Weir',
    manner: 'craft',
    care: 'low-intervention',
    story: 'The weir was dug for gold, held water instead, and has kept ten acres of Pinot alive since.',
    range: `
      Yarra Valley Pinot Noir | Pinot Noir | 50
      Rutherglen Muscat | Classic Rutherglen Muscat | 50`,
  },
  {
    name: 'Kotare Sound',
    manner: 'modern',
    care: 'sustainable, vegan',
    story: 'Kingfishers on the power lines, rows down to the shingle, and a harvest that never sleeps.',
    range: `
      Marlborough Sauvignon Blanc | Sauvignon Blanc | 35 | featured
      Marlborough Sauvignon Blanc | Wild Ferment Sauvignon Blanc | 85`,
  },
  {
    name: 'Long Cloud',
    manner: 'modern',
    story: 'The export label of three neighbors who got tired of competing at the same supermarket.',
    range: `
      Marlborough Sauvignon Blanc | Sauvignon Blanc | 10`,
  },
  {
    name: 'Schist & Thyme',
    manner: 'craft',
    care: 'organic',
    story: 'A dredge from the gold rush still lies in the bottom paddock, quietly turning to ornament.',
    range: `
      Central Otago Pinot Noir | Pinot Noir | 40
      Central Otago Pinot Noir | Dredge Block Pinot Noir | 85 | limit 6`,
  },
  {
    name: 'Pencarrow Terrace',
    manner: 'classic',
    story: 'Wind rattles every window from August to Christmas, and the berries stay small out of spite.',
    range: `
      Martinborough Pinot Noir | Pinot Noir | 50
      Hawke’s Bay Syrah | Gravel Road Syrah | 55`,
  },
  {
    name: 'Kloofzicht',
    manner: 'classic',
    care: 'sustainable',
    story: 'A white gable of 1792, a cellar of 1974 and a solar roof of last spring.',
    range: `
      Stellenbosch Cabernet | Cabernet Sauvignon | 50
      Pinotage | Pinotage | 45
      Constantia Vin Doux | Vin Doux Natural Sweet Muscat | 55`,
  },
  {
    name: 'Wagtail & Daughters',
    manner: 'craft',
    care: 'organic, dry-farmed, low-intervention',
    story: 'Three daughters, three old blocks, and a father who is allowed to drive the tractor.',
    range: `
      Swartland Chenin Blanc | Old Vine Chenin Blanc | 40
      Swartland Chenin Blanc | Skerpioen Road Chenin Blanc | 85
      Elgin Chardonnay | Chardonnay | 50`,
  },
];
