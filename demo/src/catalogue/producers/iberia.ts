import type { Producer } from './producer.js';

export const iberiaProducers: Producer[] = [
  {
    name: 'Bodegas Altamirada',
    manner: 'classic',
    story: 'Founded in 1879 beside the new railway, and still bottling to the timetable of the oak.',
    range: `
      Rioja Crianza | Rioja Crianza | 40
      Rioja Reserva | Rioja Reserva | 50 | featured
      Rioja Gran Reserva | Rioja Gran Reserva | 40
      Rioja Blanco | Rioja Blanco Fermentado en Barrica | 55`,
  },
  {
    name: 'Hermanos Zubirrain',
    manner: 'classic',
    care: 'sustainable',
    story: 'Coopers first, growers second: the Zubirrains cut, dry and toast every stave in their own yard.',
    range: `
      Rioja Reserva | Rioja Reserva Viñas del Alto | 85
      Rioja Gran Reserva | Rioja Gran Reserva | 85 | limit 6`,
  },
  {
    name: 'Dominio de Valcuerno',
    manner: 'modern',
    care: 'organic',
    story: 'Bush vines bought one grandmother at a time; the youngest seller was eighty-one.',
    range: `
      Ribera del Duero | Ribera del Duero Crianza | 35
      Ribera del Duero | Ribera del Duero Reserva | 80
      Toro | Toro Viñas Pie Franco | 60`,
  },
  {
    name: 'Celler Mas Pedregal',
    manner: 'craft',
    care: 'biodynamic, dry-farmed',
    story: 'A physicist and a shepherd share Mas Pedregal; each believes the other does the hard part.',
    range: `
      Priorat | Priorat | 40
      Priorat | Priorat Vinyes Velles | 85 | limit 6`,
  },
  {
    name: 'Pazo de Rioseixo',
    manner: 'classic',
    story: 'A granite manor with camellias, a chapel and the longest pergola in the Salnés.',
    range: `
      Rías Baixas Albariño | Albariño | 45 | featured
      Rías Baixas Albariño | Albariño Sobre Lías | 80
      Valdeorras Godello | Godello | 50`,
  },
  {
    name: 'Adega Mareira',
    manner: 'modern',
    care: 'vegan',
    story: 'Two sisters, four parcels, and a harvest that has to be home before the tide.',
    range: `
      Rías Baixas Albariño | Albariño | 20
      Ribeira Sacra Mencía | Ribeira Sacra Mencía | 50`,
  },
  {
    name: 'Bodega Los Tordos',
    manner: 'modern',
    story: 'The thrushes eat first here, and the family has given up resenting it.',
    range: `
      Rueda Verdejo | Verdejo | 35
      Bierzo Mencía | Mencía Pizarra | 55`,
  },
  {
    name: 'Caves Torralba i Fills',
    manner: 'craft',
    care: 'organic, vegan',
    story: 'Sant Sadurní’s smallest cellar, under a pharmacy; the pharmacist is also the riddler.',
    range: `
      Cava Brut | Cava Brut Reserva | 40
      Cava Brut | Cava Brut Nature Gran Reserva | 90
      Cava Rosado | Cava Brut Rosado | 45`,
  },
  {
    name: 'Cooperativa San Elías',
    manner: 'modern',
    story: 'Three hundred members, one weighbridge, and a notice forbidding politics in the queue.',
    range: `
      Campo de Borja Garnacha | Garnacha Viñas Altas | 45`,
  },
  {
    name: 'Bodega Itsasgora',
    manner: 'modern',
    story: 'The vines look over Getaria’s harbor, and on Sundays so does half of San Sebastián.',
    range: `
      Getariako Txakolina | Txakoli | 50`,
  },
  {
    name: 'Bodegas Almirante Luque',
    manner: 'classic',
    story: 'An admiral retired to Jerez in 1796 with a pension, a telescope and two thousand empty butts.',
    range: `
      Fino Sherry | Fino En Rama | 60
      Manzanilla Sherry | Manzanilla Pasada | 55 | 375 ml
      Amontillado Sherry | Amontillado Viejo | 60
      Oloroso Sherry | Oloroso Seco | 55
      Pedro Ximénez Sherry | Pedro Ximénez | 50 | 375 ml`,
  },
  {
    name: 'Quinta da Ribeira Alta',
    manner: 'classic',
    care: 'sustainable',
    story: 'Granite treading tanks, a very loud accordion, and feet: the old way is still the gentlest.',
    range: `
      Douro Tinto | Douro Tinto | 35
      Douro Tinto | Douro Reserva Vinhas Velhas | 85
      Vintage Port | Vintage Port | 60 | limit 6
      Late Bottled Vintage Port | Late Bottled Vintage Port | 50`,
  },
  {
    name: 'Casa Teixedo',
    manner: 'classic',
    story: 'The lodge in Gaia floods every few winters, and the casks float politely until it is over.',
    range: `
      Tawny Port | Tawny Port 10 Years Old | 20
      Tawny Port | Tawny Port 20 Years Old | 88
      White Port | Dry White Port | 50`,
  },
  {
    name: 'Quinta do Louredo',
    manner: 'modern',
    care: 'vegan',
    story: 'Cows, maize, pergolas: a Minho farm that became a winery without evicting anyone.',
    range: `
      Vinho Verde | Vinho Verde | 40
      Vinho Verde Alvarinho | Alvarinho Monção e Melgaço | 55`,
  },
  {
    name: 'Herdade das Sobreiras',
    manner: 'craft',
    care: 'dry-farmed',
    story: 'They strip the cork from their own oaks every nine years, and bottle with it.',
    range: `
      Alentejo Tinto | Alentejo Tinto | 45
      Dão Tinto | Dão Tinto Granitos | 55`,
  },
  {
    name: 'Companhia do Pico Alto',
    manner: 'classic',
    story: 'Half of the stock lies under a hot tin roof in Funchal, where it is supposed to suffer.',
    range: `
      Madeira Bual | Bual 10 Years Old | 50`,
  },
  {
    name: 'Bodegas Sierra Ceniza',
    manner: 'craft',
    care: 'organic, dry-farmed',
    story: 'Nine inches of rain a year, four generations, and a well that nobody talks about.',
    range: `
      Jumilla Monastrell | Monastrell Viñas Viejas | 40`,
  },
];
