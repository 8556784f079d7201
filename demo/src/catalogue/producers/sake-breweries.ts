import type { Producer } from './producer.js';

export const sakeBreweries: Producer[] = [
  {
    name: 'Yukimori Shuzo',
    manner: 'classic',
    home: 'Niigata, Japan',
    story: 'Fourteen feet of snow in a normal winter, and the brewery door opens inward for that reason.',
    range: `
      Junmai Ginjo | Snow Crane Junmai Ginjo | 45 | featured
      Junmai | First Lantern Junmai | 40
      Honjozo | Village Well Honjozo | 50 | 1800 ml
      Junmai Daiginjo | White Silence Junmai Daiginjo | 55`,
  },
  {
    name: 'Hanakawa Brewery',
    manner: 'modern',
    home: 'Hyogo, Japan',
    story: 'A woman runs the cellar for the first time since 1740, and the medals have followed.',
    range: `
      Ginjo | River Blossom Ginjo | 50
      Junmai Daiginjo | Petal Moon Junmai Daiginjo | 80 | limit 2
      Nigori | Spring Veil Nigori | 50
      Sparkling Sake | Morning Bubbles Sparkling | 40 | 300 ml`,
  },
  {
    name: 'Tateyama Brothers',
    manner: 'craft',
    home: 'Toyama, Japan',
    story: 'The younger brother grows the rice, the elder brews it, and their mother settles the price.',
    range: `
      Junmai | Stone Bridge Junmai | 55
      Yamahai Junmai | Old Pine Yamahai Junmai | 50
      Junmai Ginjo | Night Heron Junmai Ginjo | 60`,
  },
  {
    name: 'Kurosawa-Mizu',
    manner: 'classic',
    home: 'Nagano, Japan',
    story: 'Water filters for forty years through the same mountain before anybody may touch it.',
    range: `
      Junmai | Black Stream Junmai | 25
      Junmai Ginjo | Cedar Rain Junmai Ginjo | 30
      Daiginjo | Summit Daiginjo | 50`,
  },
  {
    name: 'Aozora Kura',
    manner: 'modern',
    home: 'Yamaguchi, Japan',
    story: 'No master brewer, a wall of graphs and a fermentation room that runs all the year round.',
    range: `
      Junmai Daiginjo | Blue 45 Junmai Daiginjo | 20
      Sparkling Sake | Blue Sparkling | 70 | 720 ml
      Nigori | Blue Cloud Nigori | 40 | 300 ml`,
  },
  {
    name: 'Golden Gate Kura',
    manner: 'modern',
    home: 'California, United States',
    care: 'sustainable',
    story: 'Sacramento Valley rice, Sierra water, and a brewer who trained in Kobe and surfs in Bolinas.',
    range: `
      Junmai | Bay Fog Junmai | 30 | 375 ml
      Junmai Ginjo | Sierra Thaw Junmai Ginjo | 35
      Nigori | Ocean Beach Nigori | 60 | 375 ml`,
  },
];
