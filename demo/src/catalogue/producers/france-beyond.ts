import type { Producer } from './producer.js';

export const franceBeyondProducers: Producer[] = [
  {
    name: 'Mas des Galetières',
    manner: 'classic',
    care: 'organic',
    story: 'Grenache planted in 1931 by a great-grandfather who had lost a bet about the mistral.',
    range: `
      Châteauneuf-du-Pape | Châteauneuf-du-Pape | 45 | featured
      Châteauneuf-du-Pape | Châteauneuf-du-Pape Vieilles Vignes | 85 | limit 6
      Châteauneuf-du-Pape | Châteauneuf-du-Pape | 48 | 1500 ml
      Côtes du Rhône | Côtes du Rhône | 55`,
  },
  {
    name: 'Domaine Escoffard',
    manner: 'classic',
    care: 'sustainable',
    story: 'On the Escoffard terraces a monorail as wide as a chair carries the harvest.',
    range: `
      Côte-Rôtie | Côte-Rôtie | 50
      Hermitage | Hermitage | 65 | limit 3
      Condrieu | Condrieu | 55
      Saint-Joseph | Saint-Joseph | 60`,
  },
  {
    name: 'Cave de Roche-Vive',
    manner: 'modern',
    care: 'vegan',
    story: 'Thirty-one growers pool their granite; the youngest is twenty-three and the bossiest.',
    range: `
      Crozes-Hermitage | Crozes-Hermitage | 30
      Côtes du Rhône | Côtes du Rhône | 20`,
  },
  {
    name: 'Domaine Peyrebelle',
    manner: 'craft',
    care: 'organic',
    story: 'Peyrebelle cools its cellar with a spring that has run through the barn since the Romans.',
    range: `
      Gigondas | Gigondas | 55
      Côtes du Rhône | Côtes du Rhône Les Hautes Garrigues | 80
      Tavel | Tavel | 55`,
  },
  {
    name: 'Domaine des Hautes Murettes',
    manner: 'classic',
    story: 'Every winter the stone walls fall down, and every spring the Murettes crew puts them back.',
    range: `
      Côte-Rôtie | Côte-Rôtie Côte Brune | 85 | limit 2`,
  },
  {
    name: 'Domaine Thibaudelle',
    manner: 'classic',
    care: 'sustainable, vegan',
    story: 'The Thibaudelles also keep forty goats, which is how one ought to make Sancerre.',
    range: `
      Sancerre | Sancerre | 40 | featured
      Sancerre | Sancerre Les Caillottes | 80
      Pouilly-Fumé | Pouilly-Fumé | 45`,
  },
  {
    name: 'Alphonse Riveau et Fille',
    manner: 'modern',
    story: 'The daughter makes the wine now; Alphonse drives the forklift and has opinions.',
    range: `
      Sancerre | Sancerre | 20
      Sancerre | Sancerre | 22 | 375 ml`,
  },
  {
    name: 'Domaine du Coteau Blanc',
    manner: 'craft',
    care: 'biodynamic',
    story: 'Cellars cut straight into the white cliff, with bats, mushrooms and vintages back to 1947.',
    range: `
      Vouvray Sec | Vouvray Sec | 50
      Vouvray Demi-Sec | Vouvray Demi-Sec | 55`,
  },
  {
    name: 'Le Clos aux Huîtres',
    manner: 'modern',
    care: 'organic',
    story: 'An oyster farmer’s son and a geologist met over a bad map and planted a good one.',
    range: `
      Muscadet Sèvre et Maine | Muscadet Sèvre et Maine Sur Lie | 30
      Muscadet Sèvre et Maine | Muscadet Granite de Clisson | 85`,
  },
  {
    name: 'Domaine Fauvelle',
    manner: 'craft',
    care: 'organic, low-intervention',
    story: 'Fauvelle bottles by gravity and by hand, usually on a waning moon and always with the radio on.',
    range: `
      Chinon | Chinon | 40
      Chinon | Chinon Les Graviers | 65
      Savennières | Savennières | 55`,
  },
  {
    name: 'Domaine Weissberger',
    manner: 'classic',
    care: 'biodynamic',
    story: 'Thirteen generations have kept the same cellar book, and the handwriting is getting worse.',
    range: `
      Alsace Riesling | Riesling Tradition | 45
      Alsace Grand Cru Riesling | Riesling Grand Cru Schoenenbourg | 60
      Alsace Gewurztraminer | Gewurztraminer | 35
      Crémant d’Alsace | Crémant d’Alsace Brut | 50`,
  },
  {
    name: 'Maison Odile Strohm',
    manner: 'craft',
    care: 'organic',
    story: 'Odile paints every label from the window of the press house; look for the stork.',
    range: `
      Alsace Pinot Gris | Pinot Gris Réserve | 50
      Alsace Gewurztraminer | Gewurztraminer Vieilles Vignes | 80`,
  },
  {
    name: 'Champagne Delsaux-Mérieu',
    manner: 'classic',
    care: 'sustainable',
    story: 'Founded in 1868 by a cooper and a schoolteacher; it builds like one and counts like the other.',
    range: `
      Champagne Brut | Brut Réserve | 45 | featured
      Champagne Brut | Brut Réserve | 46 | 1500 ml
      Champagne Vintage | Brut Millésimé | 30
      Champagne Rosé | Brut Rosé | 45`,
  },
  {
    name: 'Champagne Aubertin & Fils',
    manner: 'classic',
    story: 'Pinot Noir growers in the Grande Vallée who sold every grape until one good year.',
    range: `
      Champagne Brut | Brut Tradition | 20
      Champagne Blanc de Noirs | Blanc de Noirs Extra Brut | 50
      Champagne Vintage | Brut Millésimé | 20`,
  },
  {
    name: 'Champagne Clarisse Huvelin',
    manner: 'craft',
    care: 'organic, low-intervention',
    story: 'Clarisse disgorges to order below her kitchen, and prints the date where you can read it.',
    range: `
      Champagne Blanc de Blancs | Blanc de Blancs Extra Brut | 55
      Champagne Rosé | Rosé de Saignée | 75
      Champagne Brut | Extra Brut Les Sept Parcelles | 70`,
  },
  {
    name: 'Maison Vaucresson',
    manner: 'classic',
    story: 'The grandest cellar on our list: four miles of chalk, and a lift that was built for an empress.',
    range: `
      Champagne Brut | Grande Réserve Brut | 90
      Champagne Vintage | Cuvée L’Astrolabe | 96 | lottery
      Champagne Blanc de Blancs | Blanc de Blancs Brut | 80`,
  },
  {
    name: 'Château La Cigalière',
    manner: 'modern',
    care: 'organic, vegan',
    story: 'La Cigalière harvests from midnight to dawn, and the cicadas take over at seven.',
    range: `
      Côtes de Provence Rosé | Côtes de Provence Rosé | 50 | featured
      Côtes de Provence Rosé | Côtes de Provence Rosé | 52 | 1500 ml
      Côtes de Provence Rosé | Côtes de Provence Rosé Grande Cigale | 90`,
  },
  {
    name: 'Domaine de la Calanque Bleue',
    manner: 'craft',
    care: 'dry-farmed',
    story: 'From the top terrace you can see the ferry to Corsica and, they say, the next day’s weather.',
    range: `
      Bandol | Bandol | 55
      Bandol Rosé | Bandol Rosé | 55
      Côtes de Provence Rosé | Côtes de Provence Rosé Cuvée Aurore | 20`,
  },
  {
    name: 'Domaine des Capitelles Vieilles',
    manner: 'craft',
    care: 'organic, dry-farmed',
    story: 'Two teachers from Montpellier restored forty stone huts and, almost by accident, a vineyard.',
    range: `
      Pic Saint-Loup | Pic Saint-Loup | 50
      Minervois | Minervois | 45
      Corbières | Corbières Vieux Carignan | 60`,
  },
  {
    name: 'Les Vignerons du Garrigal',
    manner: 'modern',
    story: 'A village co-operative that was bankrupt in 1998 and now has a waiting list for members.',
    range: `
      Picpoul de Pinet | Picpoul de Pinet | 40`,
  },
  {
    name: 'Château Puycombel',
    manner: 'classic',
    story: 'Puycombel’s black wine went to sea as ballast, and came back improved.',
    range: `
      Cahors | Cahors | 30
      Cahors | Cahors Le Causse | 75`,
  },
  {
    name: 'Domaine Voirenot',
    manner: 'craft',
    care: 'biodynamic',
    story: 'Voirenot owns more empty space in its barrels than most people own barrels.',
    range: `
      Côtes du Jura Savagnin | Savagnin Sous Voile | 45
      Vin Jaune | Vin Jaune | 55 | limit 3`,
  },
  {
    name: 'Mas Tramontagne',
    manner: 'craft',
    care: 'organic',
    story: 'The wind named it, the mule built it, and the grandson put it on a map.',
    range: `
      Côtes du Roussillon-Villages | Côtes du Roussillon-Villages | 40
      Banyuls | Banyuls Rimage | 50`,
  },
];
