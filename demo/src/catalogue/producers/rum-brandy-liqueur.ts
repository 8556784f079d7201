import type { Producer } from './producer.js';

export const rumBrandyLiqueurProducers: Producer[] = [
  {
    name: 'Ron Almendral',
    manner: 'classic',
    story: 'Almond trees shade the warehouse, and the master blender’s daughter now signs the casks.',
    range: `
      White Rum | Blanco White Rum | 45
      Spanish-Style Aged Rum | 7 Años | 30 | 7 years
      Spanish-Style Aged Rum | 12 Años | 75 | 12 years
      Spanish-Style Aged Rum | Gran Reserva 18 Años | 100 | 18 years`,
  },
  {
    name: 'Calle Coral',
    home: 'Florida, United States',
    manner: 'modern',
    care: 'recycled glass',
    story: 'A Miami bar that could not find the white rum it wanted, and went and ordered one.',
    range: `
      White Rum | White Rum | 60
      White Rum | White Rum | 60 | 1000 ml
      Spiced Rum | Spiced Rum | 50`,
  },
  {
    name: 'Bellamy Pen',
    manner: 'craft',
    story: 'The dunder pit has not been emptied since 1947 and is introduced to guests by name.',
    range: `
      Jamaican Rum | Pot Still Rum | 35 | 5 years
      Jamaican Rum | Overproof Rum | 30 | abv 63
      Jamaican Rum | 12 Year Old Pot Still Rum | 85 | 12 years`,
  },
  {
    name: 'St. Brannock’s',
    manner: 'classic',
    story: 'A plantation house became a school, the mill became a distillery, and both still keep hours.',
    range: `
      Barbados Rum | 8 Year Old | 40 | 8 years, featured
      Barbados Rum | 12 Year Old Madeira Cask | 85 | 12 years`,
  },
  {
    name: 'Essequibo Landing',
    manner: 'craft',
    story: 'Greenheart staves, tannin-black water and a wooden still that was already old in 1850.',
    range: `
      Demerara Rum | 8 Year Old | 25 | 8 years
      Demerara Rum | 15 Year Old | 80 | 15 years`,
  },
  {
    name: 'Habitation Morne-Vert',
    manner: 'classic',
    care: 'sustainable',
    story: 'Cane is cut by hand on the slope that the machines refuse, in sight of Mount Pelée.',
    range: `
      Rhum Agricole Blanc | Rhum Agricole Blanc 50° | 45 | abv 50
      Rhum Agricole Vieux | Rhum Vieux VSOP | 35 | 4 years`,
  },
  {
    name: 'Calico Jenny',
    manner: 'craft',
    story: 'A pirate’s cook is said to have written the recipe; the vanilla, at least, is real.',
    range: `
      Spiced Rum | Black Spiced Rum | 80
      Spiced Rum | Spiced Rum | 20 | 1750 ml`,
  },
  {
    name: 'Maison Vautraine',
    manner: 'classic',
    story: 'Seven generations of cellar masters, one pair of spectacles and a very good memory.',
    range: `
      Cognac VS | VS | 40
      Cognac VSOP | VSOP | 45
      Cognac VSOP | VSOP | 45 | 375 ml
      Cognac XO | XO | 40 | featured
      Cognac XO | Hors d’Âge Grande Champagne | 90 | limit 2`,
  },
  {
    name: 'Domaine des Alambics Perdus',
    manner: 'craft',
    care: 'organic',
    story: 'Two lost stills were found in a barn near Segonzac, green as frogs, and put back to work.',
    range: `
      Cognac VSOP | VSOP Petite Champagne | 85
      Cognac VS | VS Single Estate | 85`,
  },
  {
    name: 'Château Lacassore',
    manner: 'craft',
    story: 'Geese in the yard, casks in the chapel: Gascony as the postcards would have it.',
    range: `
      Armagnac | VSOP | 25 | 6 years
      Armagnac | 20 Ans d’Âge | 85 | 20 years`,
  },
  {
    name: 'Manoir des Trois Pommiers',
    manner: 'classic',
    care: 'organic',
    story: 'Of the three apple trees one is a pear, but nobody has had the heart to repaint the gate.',
    range: `
      Calvados | VSOP | 25 | 5 years
      Calvados | XO 12 Ans | 80 | 12 years`,
  },
  {
    name: 'Hacienda Quillapampa',
    manner: 'modern',
    story: 'The desert begins at the wall, and everything green inside it is a grape.',
    range: `
      Pisco | Pisco Quebranta | 40
      Pisco | Pisco Acholado | 65`,
  },
  {
    name: 'Distilleria Brentana',
    manner: 'classic',
    story: 'The pomace arrives still warm from the press; the copper is lit before the lorry has turned.',
    range: `
      Grappa | Grappa di Moscato | 35
      Grappa | Grappa Riserva Barrique | 75`,
  },
  {
    name: 'Brandies Almirante Luque',
    manner: 'classic',
    story: 'The admiral’s other cellar, kept locked until the sherry people have gone home.',
    range: `
      Brandy de Jerez | Solera Gran Reserva | 50`,
  },
  {
    name: 'Fratelli Moncalvino',
    manner: 'classic',
    story: 'A pharmacist and a pastry cook: the brothers agreed on the recipe but never on the sugar.',
    range: `
      Amaro | Amaro alle Erbe | 40 | featured
      Amaro | Amaro Riserva | 90
      Fernet | Fernet | 50
      Aperitivo | Aperitivo Rosso | 50`,
  },
  {
    name: 'Sorelle Tramontana',
    home: 'Campania, Italy',
    manner: 'craft',
    care: 'organic',
    story: 'On a terrace above Amalfi two sisters peel lemons to the football on the radio.',
    range: `
      Limoncello | Limoncello | 55
      Amaro | Amaro del Golfo | 70`,
  },
  {
    name: 'Confetteria Rattazzo',
    home: 'Liguria, Italy',
    manner: 'classic',
    story: 'They sold sugared almonds to three kings, and liqueur to everyone those kings disappointed.',
    range: `
      Amaretto | Amaretto | 45
      Aperitivo | Aperitivo Bitter | 75 | abv 25`,
  },
  {
    name: 'Liquoristerie Grandclair',
    manner: 'craft',
    story: 'A cyclist, a botanist and a bankrupt jam factory outside Dijon: it ought not to have worked.',
    range: `
      Triple Sec | Triple Sec | 45
      Elderflower Liqueur | Fleur de Sureau | 50
      Crème de Cassis | Crème de Cassis | 50`,
  },
  {
    name: 'Pères de Valbrune',
    manner: 'classic',
    story: 'Five monks remain, and two of them know the recipe; they do not travel together.',
    range: `
      Herbal Liqueur | Élixir Vert | 75 | abv 55
      Herbal Liqueur | Élixir Jaune | 50 | abv 43`,
  },
  {
    name: 'Café Nocturna',
    manner: 'modern',
    care: 'sustainable',
    story: 'Beans from one hillside in Veracruz, bought at twice the going price and roasted next door.',
    range: `
      Coffee Liqueur | Coffee Liqueur | 50 | featured`,
  },
  {
    name: 'Ballinafoyle',
    manner: 'classic',
    story: 'Forty Friesians and a pot still share one lane in County Cork, and one milk lorry.',
    range: `
      Irish Cream | Irish Cream | 50`,
  },
  {
    name: 'Val-de-Brume',
    manner: 'craft',
    story: 'Made in secret for ninety-five years while it was forbidden; the habit of whispering remains.',
    range: `
      Absinthe | Absinthe Verte | 45`,
  },
  {
    name: 'Fjordkaia',
    manner: 'modern',
    story: 'Dill, caraway and a view of the shipping forecast, in a boathouse north of Trondheim.',
    range: `
      Aquavit | Aquavit Solmoden | 50`,
  },
];
