import type { Producer } from './producer.js';

export const germanyAndEastProducers: Producer[] = [
  {
    name: 'Weingut Kestenbusch',
    manner: 'classic',
    care: 'sustainable',
    story: 'The winch on the steepest row was built from a ski lift, and creaks like one.',
    range: `
      Mosel Kabinett | Riesling Kabinett Wolfer Sonnenlay | 55 | featured
      Mosel Spätlese | Riesling Spätlese Wolfer Sonnenlay | 55
      Mosel Trocken | Riesling Trocken Schiefer | 40
      Mosel Auslese | Riesling Auslese Goldkapsel | 60 | 375 ml`,
  },
  {
    name: 'Weingut Lorenz Ahrenfels',
    manner: 'modern',
    story: 'Lorenz came home from a software job and found that slate crashes less often.',
    range: `
      Mosel Kabinett | Riesling Kabinett | 25
      Mosel Spätlese | Riesling Spätlese | 30`,
  },
  {
    name: 'Freiherr zu Erlenau',
    manner: 'classic',
    story: 'The barony is gone, the castle is a school, and the best vineyard was never for sale.',
    range: `
      Rheingau Trocken | Riesling Trocken | 45
      Rheingau Grosses Gewächs | Riesling Großes Gewächs Klosterberg | 65 | limit 6`,
  },
  {
    name: 'Weingut Traudel Hirschbach',
    manner: 'craft',
    care: 'organic, vegan',
    story: 'Traudel makes wine, mustard and no excuses, in that order.',
    range: `
      Pfalz Riesling | Riesling Trocken Buntsandstein | 45
      Weissburgunder | Weißburgunder Trocken | 45`,
  },
  {
    name: 'Weingut Kaiserley',
    manner: 'modern',
    care: 'biodynamic',
    story: 'Between the Vosges and the Black Forest, with a French cook and a German press.',
    range: `
      Baden Spätburgunder | Spätburgunder | 25
      Baden Spätburgunder | Spätburgunder Réserve Vulkan | 80`,
  },
  {
    name: 'Weingut Marquard Ströbel',
    manner: 'classic',
    story: 'Bottled in the round flask since 1756, apart from one embarrassing decade.',
    range: `
      Franken Silvaner | Silvaner Trocken | 50`,
  },
  {
    name: 'Weingut Sonnleithal',
    manner: 'classic',
    care: 'sustainable',
    story: 'Dry-stone terraces above a bend in the Danube, mended by the same three men every February.',
    range: `
      Wachau Federspiel | Grüner Veltliner Federspiel | 50
      Wachau Smaragd | Grüner Veltliner Smaragd | 55 | featured
      Wachau Riesling | Riesling Smaragd | 60`,
  },
  {
    name: 'Familie Neudegger',
    manner: 'modern',
    story: 'A pine bough over the Neudeggers’ gate means new wine, and half the village comes.',
    range: `
      Weinviertel Grüner Veltliner | Grüner Veltliner | 50`,
  },
  {
    name: 'Hársfa Pince',
    manner: 'craft',
    story: 'A lime tree marks the cellar door; behind it three miles of tunnel are lined with black mold.',
    range: `
      Tokaji Aszú | Tokaji Aszú 5 Puttonyos | 55
      Dry Furmint | Furmint Dry | 50`,
  },
  {
    name: 'Ktima Kalderas',
    manner: 'modern',
    story: 'Four brothers refused to sell to the hotels, and now the hotels come to them.',
    range: `
      Santorini Assyrtiko | Assyrtiko | 50
      Naoussa Xinomavro | Xinomavro | 50`,
  },
  {
    name: 'Marani Vazisi',
    manner: 'craft',
    care: 'low-intervention, organic',
    story: 'The clay jars were buried by a great-uncle; the church next door still borrows one at Easter.',
    range: `
      Saperavi | Saperavi Mukuzani | 50
      Qvevri Rkatsiteli | Rkatsiteli Qvevri | 55`,
  },
  {
    name: 'Klet Brajkovec',
    manner: 'craft',
    care: 'biodynamic',
    story: 'The cellar straddles a line that was drawn in 1947: barrels on one side, lunch on the other.',
    range: `
      Brda Rebula | Rebula Amber | 50`,
  },
  {
    name: 'Château Bhamraya',
    manner: 'classic',
    story: 'There has been a vintage every year since 1962, which took more courage in some than in others.',
    range: `
      Bekaa Red | Grand Rouge | 55`,
  },
  {
    name: 'Chalkhanger Estate',
    manner: 'classic',
    story: 'A sheep farm that discovered it had been sitting on Champagne’s other half.',
    range: `
      English Sparkling | Classic Cuvée Brut | 50`,
  },
  {
    name: 'Weingut Seewinkelhof',
    manner: 'modern',
    care: 'organic',
    story: 'Storks, reeds and a lake that one can wade across: summers here are long and shallow.',
    range: `
      Zweigelt | Zweigelt | 45
      Blaufränkisch | Blaufränkisch | 50`,
  },
];
