import type { Producer } from './producer.js';

export const breweries: Producer[] = [
  {
    name: 'Pier Nineteen',
    manner: 'modern',
    home: 'California, United States',
    story: 'A ten-barrel brewhouse under the Embarcadero, with harbor seals for neighbors.',
    range: `
      West Coast IPA | Fog Bank IPA | 45 | can 473 x4, featured
      Hazy IPA | Sutro Hazy IPA | 55 | can 473 x4
      Pale Ale | Streetcar Pale Ale | 40 | can 355 x6
      Gose | Tidepool Gose | 50 | can 355 x4`,
  },
  {
    name: 'Dogpatch & Sons',
    manner: 'craft',
    home: 'California, United States',
    story: 'Welders by day until 2014; the kettles are their own work and so are the dents.',
    range: `
      Mexican-Style Lager | Sunnyside Lager | 45 | can 355 x6
      Double IPA | Union Iron Double IPA | 60 | can 473 x4
      Session IPA | Half Day Session IPA | 40 | can 355 x6
      Imperial Stout | Slag Heap Imperial Stout | 55 | 500 ml`,
  },
  {
    name: 'Halsted Works',
    manner: 'modern',
    home: 'Illinois, United States',
    story: 'Chicago’s old ice factory, still cold, now with better reasons.',
    range: `
      American Lager | Ward Lager | 45 | can 473 x4, featured
      Hazy IPA | Lake Effect Hazy IPA | 45 | can 473 x4
      Imperial Stout | Deep Freeze Barrel-Aged Imperial Stout | 85 | 500 ml, limit 4
      Robust Porter | Coal Chute Porter | 45 | can 355 x6`,
  },
  {
    name: 'Little Prairie',
    manner: 'craft',
    home: 'Illinois, United States',
    care: 'organic',
    story: 'A farm brewery where the barley is malted in a silo and the dog is on the label.',
    range: `
      Pale Ale | Meadowlark Pale Ale | 60 | can 355 x6
      Saison | Threshing Day Saison | 60 | 750 ml
      German Pilsner | Rail Fence Pilsner | 50 | can 355 x6`,
  },
  {
    name: 'Biscayne Current',
    manner: 'modern',
    home: 'Florida, United States',
    story: 'Mango trees in the yard, salt on the windows and a walk-in cooler everyone volunteers for.',
    range: `
      Gose | Guava Gose | 70 | can 355 x4
      Hazy IPA | Mangrove Hazy IPA | 60 | can 473 x4
      American Lager | Causeway Lager | 30 | can 355 x6
      Witbier | Florida Orange Wit | 50 | can 355 x6`,
  },
  {
    name: 'Timberhead',
    manner: 'craft',
    home: 'Oregon, United States',
    story: 'Hop fields start across the road, so fresh-hop season is a matter of running.',
    range: `
      West Coast IPA | Crosscut IPA | 55 | can 355 x6
      Double IPA | Widowmaker’s Rest Double IPA | 45 | can 473 x4
      Robust Porter | Stump Porter | 55 | can 355 x6
      Hefeweizen | Sawdust Hefeweizen | 45 | can 355 x6`,
  },
  {
    name: 'Cold Pasture',
    manner: 'modern',
    home: 'Vermont, United States',
    story: 'Cans go on sale at the barn door on Saturday at nine, and the queue brings doughnuts.',
    range: `
      Hazy IPA | Second Cutting Hazy IPA | 90 | can 473 x4, limit 4
      Double IPA | Hay Moon Double IPA | 90 | can 473 x4
      Oatmeal Stout | Barn Cat Oatmeal Stout | 60 | can 473 x4`,
  },
  {
    name: 'Brauhaus Lindenkeller',
    manner: 'classic',
    story: 'Six linden trees, two copper kettles and a beer garden that closes when the bells say so.',
    range: `
      Helles | Helles | 50 | 500 ml
      German Pilsner | Pils | 50 | 330 x6
      Hefeweizen | Hefe-Weissbier | 50 | 500 ml
      Doppelbock | Fastenator Doppelbock | 55 | 500 ml
      Märzen | Festmärzen | 50 | 500 ml`,
  },
  {
    name: 'Alte Mühle Ebersbach',
    manner: 'classic',
    story: 'The mill wheel still turns, driving nothing but a great deal of conversation.',
    range: `
      German Pilsner | Mühlen-Pils | 70 | 330 x6
      Helles | Landbier Hell | 40 | 330 x6`,
  },
  {
    name: 'Pivovar Stará Brána',
    manner: 'classic',
    story: 'Open fermenters, double decoction, and a head brewer who apologises for nothing.',
    range: `
      Czech Pale Lager | Bohemian Lager 12° | 60 | 500 ml
      Czech Pale Lager | Bohemian Lager 10° | 30 | 330 x6`,
  },
  {
    name: 'Tannery Wharf',
    manner: 'classic',
    story: 'Cork’s last independent maltings supplies the black in this stout, by bicycle.',
    range: `
      Dry Stout | Wharf Stout | 50 | can 473 x4
      Dry Stout | Export Stout | 80 | 330 x6`,
  },
  {
    name: 'Ravensgill',
    manner: 'craft',
    story: 'Yorkshire squares, moor water and a cellar cat of great seniority.',
    range: `
      Oatmeal Stout | Oatmeal Stout | 50 | 500 ml
      Pale Ale | Gill Pale Ale | 80 | 500 ml`,
  },
  {
    name: 'Abdij Sint-Odger',
    manner: 'classic',
    story: 'The brothers brew four days a week and only as much as the roof requires.',
    range: `
      Tripel | Tripel | 55 | 330 x4, featured
      Dubbel | Dubbel | 50 | 330 x4
      Tripel | Tripel Grande Réserve | 75 | 750 ml
      Witbier | Wit | 50 | 330 x6`,
  },
  {
    name: 'Brouwerij De Zilte Zwaan',
    manner: 'craft',
    story: 'Foudres taller than the church door, which had to be taken off its hinges in 1911.',
    range: `
      Flanders Red | Oud Vlaams Rood | 50 | 750 ml
      Flanders Red | Grand Cru Rood | 80 | 375 ml
      Dubbel | Bruin | 65 | 750 ml`,
  },
  {
    name: 'Geuzestekerij Het Open Raam',
    manner: 'craft',
    story: 'One window is left open all winter; the beer comes in through it.',
    range: `
      Gueuze | Oude Geuze | 50 | 750 ml
      Gueuze | Oude Geuze Vat 9 | 85 | 375 ml`,
  },
  {
    name: 'Ferme du Grand Trieu',
    manner: 'craft',
    story: 'A Walloon barn with hops on the south wall and chickens in charge of security.',
    range: `
      Saison | Saison du Grand Trieu | 50 | 750 ml
      Tripel | Blonde Forte | 40 | 750 ml`,
  },
  {
    name: 'Orchard Lantern',
    manner: 'craft',
    home: 'New York, United States',
    care: 'organic',
    story: 'Ninety kinds of apple on one hillside, mapped by a retired postman who knew them all.',
    range: `
      Dry Cider | Farmhouse Dry Cider | 45 | 750 ml
      Dry Cider | Northern Spy Dry Cider | 70 | 750 ml
      Dry Cider | Orchard Dry Cider | 30 | can 355 x4`,
  },
  {
    name: 'Cidrerie du Vieux Pressoir',
    manner: 'classic',
    story: 'Grandfather’s press, grandmother’s timetable and eleven brown cows.',
    range: `
      Normandy Cider | Cidre Bouché Brut | 55 | 750 ml
      Normandy Cider | Cidre Doux | 40 | 750 ml`,
  },
  {
    name: 'Much Birchley Cider & Perry',
    manner: 'craft',
    story: 'The oldest pear tree in the orchard is listed, the second oldest is jealous.',
    range: `
      English Cider | Medium Dry Cider | 50 | 500 ml
      Perry | Blakeney Red Perry | 55 | 750 ml
      English Cider | Vintage Oak Cider | 80 | 750 ml`,
  },
  {
    name: 'Sierra Vieja',
    manner: 'modern',
    home: 'Texas, United States',
    story: 'Brewed at four thousand feet in the desert, where thirst needs no explanation.',
    range: `
      Mexican-Style Lager | Llano Lager | 55 | can 355 x6
      Session IPA | Mesquite Session IPA | 55 | can 355 x6`,
  },
];
