import type { Vessel } from './vessel.js';

const claret: Vessel = {
  shapes: ['bordeaux'],
  glasses: ['antique', 'green', 'antique'],
  liquids: ['ruby', 'garnet'],
  closures: ['capsule', 'capsule', 'capsule', 'wax'],
};
const burgundy: Vessel = {
  shapes: ['burgundy'],
  glasses: ['green', 'antique', 'olive'],
  liquids: ['ruby', 'garnet'],
  closures: ['capsule', 'capsule', 'wax'],
};
const rhone: Vessel = { ...burgundy, shapes: ['rhone'], glasses: ['antique', 'green'] };
const whiteBurgundy: Vessel = {
  shapes: ['burgundy'],
  glasses: ['olive', 'clear', 'leaf', 'green'],
  liquids: ['gold', 'straw'],
  closures: ['capsule', 'capsule', 'wax'],
};
const bordeauxWhite: Vessel = {
  shapes: ['bordeaux'],
  glasses: ['leaf', 'clear', 'olive', 'green'],
  liquids: ['straw', 'green', 'gold'],
  closures: ['capsule', 'capsule', 'screw'],
};
const flute: Vessel = {
  shapes: ['flute'],
  glasses: ['leaf', 'green', 'olive'],
  liquids: ['straw', 'green'],
  closures: ['capsule', 'capsule', 'screw'],
};

export const wineVessels = {
  claret,
  claretScrew: { ...claret, closures: ['screw', 'screw', 'capsule'] },
  burgundy,
  burgundyScrew: { ...burgundy, closures: ['screw', 'screw', 'wax'] },
  rhone,
  rhoneScrew: { ...rhone, closures: ['screw'] },
  whiteBurgundy,
  whiteBurgundyScrew: { ...whiteBurgundy, closures: ['screw'] },
  bordeauxWhite,
  screwWhite: { ...bordeauxWhite, closures: ['screw'] },
  flute,
  rhineFlute: { ...flute, glasses: ['amber', 'olive', 'antique'], liquids: ['gold'] },
  rieslingScrew: { ...flute, closures: ['screw'] },
  greenLitre: { ...flute, shapes: ['bordeaux'], glasses: ['green'], closures: ['crown', 'screw'] },
  bocksbeutel: { ...flute, shapes: ['bocksbeutel'], closures: ['capsule'] },
  rose: {
    shapes: ['provence', 'bordeaux', 'provence', 'burgundy'],
    glasses: ['clear'],
    liquids: ['salmon', 'blush'],
    closures: ['capsule', 'glass stopper', 'capsule'],
  },
  deepRose: {
    shapes: ['bordeaux', 'provence'],
    glasses: ['clear'],
    liquids: ['cherry'],
    closures: ['capsule', 'screw'],
  },
  amber: {
    shapes: ['burgundy', 'bordeaux', 'flute'],
    glasses: ['clear', 'olive', 'green'],
    liquids: ['orange'],
    closures: ['wax', 'capsule'],
  },
  champagne: {
    shapes: ['champagne'],
    glasses: ['emerald', 'green', 'antique'],
    liquids: ['gold', 'straw'],
    closures: ['foil'],
  },
  champagneRose: {
    shapes: ['champagne'],
    glasses: ['clear'],
    liquids: ['salmon', 'blush', 'cherry'],
    closures: ['foil'],
  },
  prosecco: {
    shapes: ['champagne'],
    glasses: ['green', 'leaf', 'olive'],
    liquids: ['straw'],
    closures: ['foil', 'foil', 'caged cork'],
  },
  moscato: {
    shapes: ['champagne', 'rhone'],
    glasses: ['green', 'leaf'],
    liquids: ['straw'],
    closures: ['foil', 'capsule'],
  },
  lambrusco: {
    shapes: ['champagne'],
    glasses: ['antique', 'green'],
    liquids: ['ruby'],
    closures: ['foil', 'caged cork'],
  },
  dessert: {
    shapes: ['dessert'],
    glasses: ['clear'],
    liquids: ['honey', 'gold', 'amber'],
    closures: ['capsule', 'wax'],
  },
  port: {
    shapes: ['port'],
    glasses: ['antique', 'green', 'black'],
    liquids: ['garnet', 'tawny'],
    closures: ['capsule', 'wax', 'wooden stopper'],
  },
  whitePort: {
    shapes: ['port'],
    glasses: ['clear', 'olive'],
    liquids: ['gold'],
    closures: ['wooden stopper', 'capsule'],
  },
  sherry: {
    shapes: ['port', 'bordeaux'],
    glasses: ['antique', 'olive', 'clear'],
    liquids: ['gold', 'amber', 'mahogany'],
    closures: ['wooden stopper', 'capsule'],
  },
  jura: { shapes: ['port'], glasses: ['clear'], liquids: ['gold'], closures: ['wax', 'capsule'] },
} as const satisfies Record<string, Vessel>;
