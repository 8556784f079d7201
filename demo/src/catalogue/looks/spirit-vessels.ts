import type { Vessel } from './vessel.js';

const stoppers = ['wooden stopper', 'metal stopper', 'wooden stopper'] as const;

export const spiritVessels = {
  malt: { shapes: ['whisky'], glasses: ['clear'], liquids: ['honey', 'amber', 'copper'], closures: stoppers },
  darkMalt: {
    shapes: ['whisky'],
    glasses: ['green', 'antique', 'clear'],
    liquids: ['honey'],
    closures: stoppers,
  },
  blend: {
    shapes: ['decanter', 'whisky'],
    glasses: ['clear'],
    liquids: ['amber', 'honey', 'copper'],
    closures: ['metal stopper', 'screw', 'wooden stopper'],
  },
  bourbon: {
    shapes: ['bourbon', 'bourbon', 'decanter'],
    glasses: ['clear'],
    liquids: ['amber', 'mahogany', 'copper'],
    closures: ['wooden stopper', 'wax', 'metal stopper'],
  },
  irish: {
    shapes: ['decanter', 'whisky', 'bourbon'],
    glasses: ['clear', 'green'],
    liquids: ['honey', 'amber'],
    closures: stoppers,
  },
  japanese: {
    shapes: ['decanter', 'whisky', 'rum'],
    glasses: ['clear'],
    liquids: ['honey', 'gold', 'amber'],
    closures: ['metal stopper', 'wooden stopper'],
  },
  blanco: {
    shapes: ['tequila', 'gin'],
    glasses: ['clear', 'frosted'],
    liquids: ['water'],
    closures: ['wooden stopper', 'ball stopper', 'metal stopper'],
  },
  agedAgave: {
    shapes: ['tequila', 'tequila', 'cognac'],
    glasses: ['clear'],
    liquids: ['gold', 'honey', 'amber'],
    closures: ['wooden stopper', 'ball stopper'],
  },
  mezcal: {
    shapes: ['gin', 'tequila', 'rum'],
    glasses: ['clear', 'black', 'leaf'],
    liquids: ['water'],
    closures: ['wooden stopper', 'wax'],
  },
  gin: {
    shapes: ['gin', 'gin', 'vodka'],
    glasses: ['clear', 'teal', 'frosted', 'cobalt', 'leaf'],
    liquids: ['water'],
    closures: ['wooden stopper', 'metal stopper', 'wax'],
  },
  pinkGin: {
    shapes: ['gin', 'liqueur'],
    glasses: ['clear'],
    liquids: ['cherry', 'ruby'],
    closures: stoppers,
  },
  goldGin: { shapes: ['gin'], glasses: ['clear'], liquids: ['gold'], closures: stoppers },
  vodka: {
    shapes: ['vodka'],
    glasses: ['frosted', 'clear', 'clear', 'cobalt'],
    liquids: ['water'],
    closures: ['screw', 'metal stopper', 'wooden stopper'],
  },
  whiteRum: {
    shapes: ['rum', 'vodka', 'liqueur'],
    glasses: ['clear'],
    liquids: ['water'],
    closures: ['screw', 'wooden stopper'],
  },
  rum: {
    shapes: ['rum', 'rum', 'bourbon'],
    glasses: ['clear', 'antique', 'amber'],
    liquids: ['amber', 'copper', 'mahogany'],
    closures: stoppers,
  },
  cognac: {
    shapes: ['cognac', 'cognac', 'liqueur'],
    glasses: ['clear'],
    liquids: ['copper', 'amber', 'mahogany'],
    closures: ['ball stopper', 'metal stopper', 'wooden stopper'],
  },
  brandy: {
    shapes: ['liqueur', 'cognac', 'burgundy'],
    glasses: ['clear', 'antique'],
    liquids: ['amber', 'copper', 'honey'],
    closures: ['wooden stopper', 'wax'],
  },
  clearBrandy: {
    shapes: ['liqueur', 'vodka', 'gin'],
    glasses: ['clear'],
    liquids: ['water'],
    closures: ['wooden stopper', 'screw'],
  },
  amaro: {
    shapes: ['liqueur', 'bordeaux', 'rum'],
    glasses: ['amber', 'green', 'antique'],
    liquids: ['mahogany', 'coffee'],
    closures: ['screw', 'wooden stopper', 'capsule'],
  },
  aperitivo: {
    shapes: ['liqueur', 'gin'],
    glasses: ['clear'],
    liquids: ['cherry', 'orange'],
    closures: ['screw'],
  },
  liqueur: {
    shapes: ['liqueur', 'cognac', 'gin'],
    glasses: ['clear'],
    liquids: ['gold', 'honey', 'amber'],
    closures: ['screw', 'wooden stopper'],
  },
  darkLiqueur: {
    shapes: ['liqueur', 'gin'],
    glasses: ['clear', 'antique'],
    liquids: ['coffee', 'ruby'],
    closures: ['screw', 'wooden stopper'],
  },
  creamLiqueur: {
    shapes: ['liqueur'],
    glasses: ['antique', 'clear'],
    liquids: ['cream'],
    closures: ['screw'],
  },
  greenLiqueur: {
    shapes: ['liqueur', 'vodka'],
    glasses: ['clear', 'leaf'],
    liquids: ['sage', 'green'],
    closures: ['wooden stopper', 'capsule'],
  },
} as const satisfies Record<string, Vessel>;
