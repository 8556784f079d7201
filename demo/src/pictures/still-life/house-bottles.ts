import type { Bottle } from '../vessels/bottle.js';

// They stand where the shop shows no product: its own still lifes and vignettes.

export const burgundy: Bottle = {
  kind: 'bottle',
  seed: 'burgundy',
  shape: 'burgundy',
  glass: 'green',
  liquid: 'ruby',
  closure: { type: 'wax', colour: '#8f2416' },
  label: {
    style: 'domaine',
    palette: 'ivory',
    ornament: 'vine',
    producer: 'Domaine Lacombe & Fils',
    name: 'Clos Saint-Aubert',
    appellation: 'GEVREY-CHAMBERTIN',
    vintage: '2020',
    smallPrint: 'Estate bottled · 13% vol · 750 ml',
  },
};

export const bordeaux: Bottle = {
  kind: 'bottle',
  seed: 'bordeaux',
  shape: 'bordeaux',
  glass: 'antique',
  liquid: 'ruby',
  closure: { type: 'capsule', colour: '#6a111b', band: '#b8944a' },
  label: {
    style: 'chateau',
    palette: 'ivory',
    ornament: 'chateau',
    producer: 'Grand Vin de Bordeaux',
    name: 'VALMIRE',
    appellation: 'PAUILLAC',
    vintage: '2018',
    smallPrint: 'Mis en bouteille au château · 13.5% vol · 750 ml',
  },
};

export const champagne: Bottle = {
  kind: 'bottle',
  seed: 'champagne',
  shape: 'champagne',
  glass: 'emerald',
  liquid: 'gold',
  closure: { type: 'foil', colour: '#b8944a' },
  label: {
    style: 'cuvee',
    palette: 'forest',
    ornament: 'crest',
    producer: 'DELORME',
    name: 'Grande Réserve',
    appellation: 'CHAMPAGNE',
    vintage: '2014',
    smallPrint: 'Brut · Méthode traditionnelle · 12% vol',
  },
};

export const rose: Bottle = {
  kind: 'bottle',
  seed: 'rose',
  shape: 'provence',
  glass: 'clear',
  liquid: 'salmon',
  closure: { type: 'capsule', colour: '#c9a27c' },
  label: {
    style: 'oval',
    palette: 'chalk',
    ornament: 'olive',
    producer: 'MAS DES CIGALES',
    name: 'Aube Rosé',
    appellation: 'Côtes de Provence',
    vintage: '2023',
    smallPrint: '12.5% vol · 750 ml',
  },
};
