import { beerStyles } from './beers.js';
import { sakeStyles } from './sakes.js';
import { agaveSpirits } from './spirits-agave.js';
import { brandies } from './spirits-brandy.js';
import { ginVodka } from './spirits-gin-vodka.js';
import { liqueurs } from './spirits-liqueur.js';
import { rums } from './spirits-rum.js';
import { scotch } from './spirits-scotch.js';
import { worldWhiskey } from './spirits-world-whiskey.js';
import type { BeerStyle, SakeStyle, SpiritStyle, WineStyle } from './style.js';
import { australasiaCapeWines } from './wines-australasia-cape.js';
import { bordeauxWines } from './wines-bordeaux.js';
import { burgundyWines } from './wines-burgundy.js';
import { champagneLoireAlsaceWines } from './wines-champagne-loire-alsace.js';
import { easternWines } from './wines-eastern-europe.js';
import { germanyAustriaWines } from './wines-germany-austria.js';
import { napaSonomaWines } from './wines-napa-sonoma.js';
import { northEasternItalyWines } from './wines-north-eastern-italy.js';
import { northernCaliforniaWines } from './wines-northern-california.js';
import { northwestEastCoastWines } from './wines-northwest-and-east-coast.js';
import { piedmontWines } from './wines-piedmont.js';
import { portugalWines } from './wines-portugal.js';
import { rhoneBeaujolaisWines } from './wines-rhone-beaujolais.js';
import { sherryWines } from './wines-sherry.js';
import { southAmericaWines } from './wines-south-america.js';
import { southernCaliforniaWines } from './wines-southern-california.js';
import { southernFranceWines } from './wines-southern-france.js';
import { southernItalyWines } from './wines-southern-italy.js';
import { spainWines } from './wines-spain.js';
import { tuscanyWines } from './wines-tuscany.js';

export const wineStyles = new Map<string, WineStyle>(
  Object.entries({
    ...bordeauxWines,
    ...burgundyWines,
    ...champagneLoireAlsaceWines,
    ...rhoneBeaujolaisWines,
    ...southernFranceWines,
    ...piedmontWines,
    ...northEasternItalyWines,
    ...tuscanyWines,
    ...southernItalyWines,
    ...spainWines,
    ...sherryWines,
    ...portugalWines,
    ...germanyAustriaWines,
    ...easternWines,
    ...napaSonomaWines,
    ...northernCaliforniaWines,
    ...southernCaliforniaWines,
    ...northwestEastCoastWines,
    ...southAmericaWines,
    ...australasiaCapeWines,
  }),
);

export const spiritStyles = new Map<string, SpiritStyle>(
  Object.entries({
    ...scotch,
    ...worldWhiskey,
    ...agaveSpirits,
    ...ginVodka,
    ...rums,
    ...brandies,
    ...liqueurs,
  }),
);

export const beers = new Map<string, BeerStyle>(Object.entries(beerStyles));
export const sakes = new Map<string, SakeStyle>(Object.entries(sakeStyles));
