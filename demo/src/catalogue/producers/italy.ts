import type { Producer } from './producer.js';

export const italyProducers: Producer[] = [
  {
    name: 'Cascina Bricco Alto',
    manner: 'classic',
    care: 'organic',
    story: 'At Bricco Alto the casks are older than the winemaker, himself past seventy.',
    range: `
      Barolo | Barolo | 35 | featured
      Barolo | Barolo Vigna Serrata | 75 | limit 6
      Langhe Nebbiolo | Langhe Nebbiolo | 60
      Barbera d’Alba | Barbera d’Alba Tre Noci | 60
      Dolcetto d’Alba | Dolcetto d’Alba | 50`,
  },
  {
    name: 'Fratelli Gallesio',
    manner: 'classic',
    story: 'Two brothers, two cellars, one label: the tasting room has a door at either end.',
    range: `
      Barolo | Barolo Castelletto | 60
      Barolo | Barolo Riserva Castelletto | 96 | lottery
      Barbera d’Asti | Barbera d’Asti Superiore | 45`,
  },
  {
    name: 'Poderi Sant’Eusebio',
    manner: 'craft',
    care: 'sustainable, vegan',
    story: 'Sant’Eusebio was a silkworm farm until 1951, and the mulberries still shade the yard.',
    range: `
      Barbaresco | Barbaresco | 35
      Barbaresco | Barbaresco Rio Sordo | 75
      Roero Arneis | Roero Arneis | 50`,
  },
  {
    name: 'Tenuta La Ghiacciaia',
    manner: 'modern',
    story: 'The old ice house gives the estate its name, its tasting room and its whites their manners.',
    range: `
      Gavi di Gavi | Gavi di Gavi | 55
      Moscato d’Asti | Moscato d’Asti | 50`,
  },
  {
    name: 'Castello di Monterughe',
    manner: 'classic',
    story: 'The castle has been besieged twice, by Siena both times, and has made wine through both.',
    range: `
      Chianti Classico | Chianti Classico | 50 | featured
      Chianti Classico Riserva | Chianti Classico Riserva | 50
      Vin Santo | Vin Santo del Chianti Classico | 55`,
  },
  {
    name: 'Fattoria Le Civette',
    manner: 'craft',
    care: 'organic',
    story: 'Owls nest in the drying loft, and in return they see to the mice.',
    range: `
      Vernaccia di San Gimignano | Vernaccia di San Gimignano | 50`,
  },
  {
    name: 'Podere Lucignano Basso',
    manner: 'modern',
    care: 'biodynamic',
    story: 'Nine acres, a hundred olive trees and a former set designer who got tired of pretending.',
    range: `
      Chianti Classico | Chianti Classico Il Fondale | 80`,
  },
  {
    name: 'Tenuta Poggio al Falco',
    manner: 'classic',
    care: 'sustainable',
    story: 'Peregrines hunt over these slopes, and the vineyard dog has learned to look up.',
    range: `
      Brunello di Montalcino | Brunello di Montalcino | 45
      Brunello di Montalcino | Brunello di Montalcino Riserva | 92 | limit 3
      Rosso di Montalcino | Rosso di Montalcino | 50`,
  },
  {
    name: 'Fattoria Sassoforte',
    manner: 'classic',
    story: 'Sassoforte’s cellar was a grain store, then a school, then a grain store, and lastly sensible.',
    range: `
      Brunello di Montalcino | Brunello di Montalcino | 22`,
  },
  {
    name: 'Tenuta Rocca Ginestra',
    manner: 'modern',
    story: 'Planted in 1989 on a hunch and a soil map, two miles from the most expensive hunch in Italy.',
    range: `
      Bolgheri Superiore | Bolgheri Superiore Ginestra Nera | 90 | limit 2
      Bolgheri Rosso | Bolgheri Rosso | 55
      Bolgheri Superiore | Bolgheri Superiore Scirocco | 30`,
  },
  {
    name: 'Cantine Porta Senese',
    manner: 'classic',
    story: 'The cellar runs four floors down beneath Montepulciano and comes out, improbably, in a chapel.',
    range: `
      Vino Nobile di Montepulciano | Vino Nobile di Montepulciano | 40
      Vino Nobile di Montepulciano | Vino Nobile di Montepulciano Riserva | 80`,
  },
  {
    name: 'Cantina Valdimezza',
    manner: 'classic',
    story: 'In January the drying lofts of Valdimezza smell of raisins, cold air and somebody’s lunch.',
    range: `
      Amarone della Valpolicella | Amarone della Valpolicella Classico | 50
      Valpolicella Ripasso | Valpolicella Ripasso | 55`,
  },
  {
    name: 'Corte Tramonti',
    manner: 'craft',
    story: 'A walled court with a mulberry in the middle, where all arguments are settled after sunset.',
    range: `
      Amarone della Valpolicella | Amarone della Valpolicella Riserva | 85 | limit 3
      Soave Classico | Soave Classico La Pergola | 75`,
  },
  {
    name: 'Azienda Agricola Bellaripa',
    manner: 'modern',
    care: 'organic',
    story: 'Bellaripa pulls its own basalt out of the vineyard each winter and builds walls with the profit.',
    range: `
      Soave Classico | Soave Classico | 30`,
  },
  {
    name: 'Ca’ del Glicine',
    manner: 'modern',
    care: 'vegan, recycled glass',
    story: 'The wisteria over the gate is the only thing older than the pressure gauges.',
    range: `
      Prosecco | Prosecco Extra Dry | 40
      Prosecco | Prosecco Extra Dry | 40 | 187 ml
      Prosecco Superiore | Conegliano Valdobbiadene Prosecco Superiore Brut | 45
      Prosecco Rosé | Prosecco Rosé Brut | 50`,
  },
  {
    name: 'Vigne della Riva Storta',
    manner: 'craft',
    story: 'The crooked slope has to be mown with a scythe, and the scythe has to be tied to a man.',
    range: `
      Prosecco Superiore | Rive di Combai Prosecco Superiore | 85`,
  },
  {
    name: 'Kellerei Sonnegg',
    manner: 'modern',
    care: 'sustainable',
    story: 'A mountain co-operative where the average member farms two acres and skis the rest.',
    range: `
      Alto Adige Pinot Grigio | Pinot Grigio | 50
      Lagrein | Lagrein Riserva | 55`,
  },
  {
    name: 'Borgo Sambuco',
    manner: 'craft',
    care: 'organic',
    story: 'Half of the family speaks Friulian, half Slovenian, and the cellar understands both.',
    range: `
      Friuli Pinot Grigio | Pinot Grigio | 45
      Friulano | Friulano | 50
      Ribolla Gialla | Ribolla Gialla Macerata | 55`,
  },
  {
    name: 'Corte Brumana',
    manner: 'classic',
    story: 'Fog off the lake gave the court its name and gives the winter a very long evening.',
    range: `
      Franciacorta | Franciacorta Brut | 35
      Franciacorta | Franciacorta Satèn | 65`,
  },
  {
    name: 'Tenuta Vallefumo',
    manner: 'craft',
    care: 'organic, dry-farmed',
    story: 'In 2002 the lava stopped one field short; they opened a bottle and planted it.',
    range: `
      Etna Rosso | Etna Rosso | 35 | featured
      Etna Rosso | Etna Rosso Contrada Calderara | 85
      Etna Bianco | Etna Bianco | 50`,
  },
  {
    name: 'Feudo Ventalora',
    manner: 'modern',
    care: 'vegan',
    story: 'A wind farm shares the ridge, and the same wind keeps the mildew away from both.',
    range: `
      Nero d’Avola | Nero d’Avola | 45
      Grillo | Grillo | 45`,
  },
  {
    name: 'Masseria Fico d’Oro',
    manner: 'classic',
    story: 'Vines stand here as free little trees; nobody’s grandfather ever saw a reason for wire.',
    range: `
      Primitivo di Manduria | Primitivo di Manduria | 55
      Negroamaro Salento | Negroamaro | 45`,
  },
  {
    name: 'Tenuta Irpinara',
    manner: 'classic',
    care: 'sustainable',
    story: 'The earthquake of 1980 took the house and spared the vines, so they built facing them.',
    range: `
      Taurasi | Taurasi | 50
      Fiano di Avellino | Fiano di Avellino | 45
      Greco di Tufo | Greco di Tufo | 45`,
  },
  {
    name: 'Casale Tremonti',
    manner: 'craft',
    story: 'Between Gran Sasso and the Adriatic: skis in the hall, sand on the stairs.',
    range: `
      Montepulciano d’Abruzzo | Montepulciano d’Abruzzo | 40
      Cerasuolo d’Abruzzo | Cerasuolo d’Abruzzo | 45
      Verdicchio dei Castelli di Jesi | Verdicchio dei Castelli di Jesi Classico Superiore | 50`,
  },
  {
    name: 'Cantina Nuraghe Bianco',
    manner: 'craft',
    story: 'A Bronze Age tower stands in the vineyard; its builders had the same trouble with the goats.',
    range: `
      Cannonau di Sardegna | Cannonau di Sardegna | 45
      Vermentino di Gallura | Vermentino di Gallura | 50`,
  },
  {
    name: 'Cantina Fossarossa',
    manner: 'modern',
    story: 'The tanks hiss, the ham hangs, and the cellar master will not discuss ketchup.',
    range: `
      Lambrusco Grasparossa | Lambrusco Grasparossa Secco | 50
      Lambrusco di Sorbara | Lambrusco di Sorbara | 55`,
  },
];
