import type { Producer } from './producer.js';

export const clearSpiritProducers: Producer[] = [
  {
    name: 'Casa Lucerito',
    manner: 'classic',
    story: 'For ninety years the family grew agave for other labels, and then it kept a field back.',
    range: `
      Tequila Blanco | Blanco | 40 | featured
      Tequila Reposado | Reposado | 45
      Tequila Reposado | Reposado | 45 | 375 ml
      Tequila Añejo | Añejo | 50
      Tequila Extra Añejo | Extra Añejo | 70 | limit 1`,
  },
  {
    name: 'Hacienda Piedra Roja',
    manner: 'craft',
    story: 'The tahona is cut from red volcanic stone and weighs more than the truck that brought it.',
    range: `
      Tequila Blanco | Blanco | 55
      Tequila Blanco | Blanco High Proof | 80 | abv 50
      Tequila Reposado | Reposado | 65`,
  },
  {
    name: 'Tres Alondras',
    manner: 'modern',
    care: 'sustainable, recycled glass',
    story: 'Three partners, three birds on the label, and bats left a tenth of the flowers.',
    range: `
      Tequila Blanco | Blanco | 15
      Tequila Reposado | Reposado | 15
      Tequila Blanco | Blanco | 15 | 1000 ml`,
  },
  {
    name: 'Doña Jacinta',
    manner: 'classic',
    story: 'Doña Jacinta is ninety-three and tastes every batch; two have been sent back this decade.',
    range: `
      Tequila Blanco | Blanco | 35
      Tequila Reposado | Reposado | 85
      Tequila Añejo | Añejo Reserva | 80`,
  },
  {
    name: 'Rancho Encinal Alto',
    manner: 'craft',
    care: 'organic',
    story: 'One field, one oven, one year printed on every bottle: tequila sold as if it were wine.',
    range: `
      Tequila Blanco | Blanco Single Field | 70
      Tequila Añejo | Añejo | 30`,
  },
  {
    name: 'Palenque Don Hilario',
    manner: 'craft',
    care: 'low-intervention',
    story: 'Don Hilario roasts on Mondays, prays on Sundays and refuses to say which matters more.',
    range: `
      Mezcal Espadín | Espadín | 45 | featured
      Mezcal Silvestre | Tobalá | 45
      Mezcal Silvestre | Ensamble | 20`,
  },
  {
    name: 'Mano de Cantera',
    manner: 'modern',
    story: 'Four villages share the name, and each bottle says whose hands made it.',
    range: `
      Mezcal Espadín | Espadín | 15
      Mezcal Espadín | Espadín Capón | 80
      Mezcal Silvestre | Tepeztate | 75 | limit 2`,
  },
  {
    name: 'Bellwether & Rook',
    manner: 'craft',
    story: 'Behind the arches at Bermondsey, where the trains shake the still every eleven minutes.',
    range: `
      London Dry Gin | London Dry Gin | 40 | featured
      London Dry Gin | London Dry Gin | 42 | 375 ml
      Navy Strength Gin | Navy Strength Gin | 50
      Sloe Gin | Sloe Gin | 50`,
  },
  {
    name: 'Saint Crispin’s',
    home: 'Northamptonshire, England',
    manner: 'classic',
    story: 'Shoemakers turned distillers in Northampton, and the still is named Last.',
    range: `
      London Dry Gin | London Dry Gin | 10
      London Dry Gin | London Dry Gin | 10 | 1750 ml
      Old Tom Gin | Old Tom Gin | 50`,
  },
  {
    name: 'Hawksmere',
    home: 'Cumbria, England',
    manner: 'modern',
    care: 'organic, recycled glass',
    story: 'A walled kitchen garden in Cumbria supplies everything but the juniper and the weather.',
    range: `
      London Dry Gin | Walled Garden Gin | 80
      Navy Strength Gin | Ferryman’s Strength Gin | 75`,
  },
  {
    name: 'Low Tide Distilling',
    home: 'California, United States',
    manner: 'modern',
    care: 'sustainable',
    story: 'In a shed on the San Francisco waterfront two former divers cook with kelp and restraint.',
    range: `
      Contemporary Gin | Kelp & Bay Gin | 50 | featured
      Contemporary Gin | Headlands Gin | 75
      Flavored Vodka | Meyer Lemon Vodka | 60`,
  },
  {
    name: 'Lakeshore Copper',
    home: 'Illinois, United States',
    manner: 'craft',
    story: 'Chicago’s old bottle-cap works, now with one German still and a great many library books.',
    range: `
      Contemporary Gin | Prairie Gin | 15
      Barrel-Aged Gin | Barrel-Aged Gin | 50
      Corn Vodka | Windy Mile Vodka | 75`,
  },
  {
    name: 'Kawanagi',
    manner: 'modern',
    story: 'Six botanicals distilled apart and married like a chord; the master studied composition.',
    range: `
      Japanese Gin | Craft Gin | 40
      Japanese Gin | Yuzu Craft Gin | 75`,
  },
  {
    name: 'Nordlyng',
    manner: 'modern',
    care: 'sustainable',
    story: 'One farm in Skåne grows the wheat, warms its barns with the still and wastes nothing but words.',
    range: `
      Grain Vodka | Winter Wheat Vodka | 55
      Grain Vodka | Winter Wheat Vodka | 55 | 1000 ml
      Grain Vodka | Single Field Vodka | 90`,
  },
  {
    name: 'Zielona Brama',
    manner: 'classic',
    story: 'The green gate in Żyrardów survived everything; its distillery had to be rebuilt three times.',
    range: `
      Rye Vodka | Rye Vodka | 40
      Rye Vodka | Rye Vodka Strong | 80 | abv 45`,
  },
  {
    name: 'Sawtooth Spud',
    home: 'Idaho, United States',
    manner: 'craft',
    story: 'Potatoes too ugly for the supermarket, water from the Sawtooths, and a sense of humor.',
    range: `
      Potato Vodka | Potato Vodka | 50
      Flavored Vodka | Garden Cucumber Vodka | 30`,
  },
  {
    name: 'Plain Jane',
    manner: 'modern',
    care: 'recycled glass',
    story: 'No crystal, no glacier, no swan on the stopper: the money went into the corn.',
    range: `
      Corn Vodka | Corn Vodka | 20
      Corn Vodka | Corn Vodka | 20 | 1750 ml`,
  },
];
