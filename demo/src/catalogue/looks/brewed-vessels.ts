import type { Vessel } from './vessel.js';

const brushed = ['brush', 'brush', 'minimal', 'modern', 'oval', 'landscape'] as const;

export const brewedVessels = {
  paleBeer: {
    shapes: ['longneck', 'steinie'],
    glasses: ['amber', 'green'],
    liquids: ['gold', 'amber'],
    closures: ['crown'],
  },
  darkBeer: { shapes: ['steinie', 'longneck'], glasses: ['amber'], liquids: ['coffee'], closures: ['crown'] },
  corkedBeer: {
    shapes: ['abbey'],
    glasses: ['antique', 'green'],
    liquids: ['amber', 'gold'],
    closures: ['caged cork'],
  },
  belgianBeer: {
    shapes: ['steinie'],
    glasses: ['amber', 'antique'],
    liquids: ['amber'],
    closures: ['crown'],
  },
  cider: {
    shapes: ['longneck', 'champagne'],
    glasses: ['green', 'leaf', 'olive'],
    liquids: ['gold', 'straw'],
    closures: ['crown', 'caged cork'],
  },
  sake: {
    shapes: ['sake'],
    glasses: ['teal', 'leaf', 'clear', 'cobalt', 'antique', 'amber'],
    liquids: ['water'],
    closures: ['screw'],
    styles: brushed,
  },
  nigori: {
    shapes: ['sake'],
    glasses: ['frosted', 'clear'],
    liquids: ['cream', 'water'],
    closures: ['screw'],
    styles: brushed,
  },
  bitters: {
    shapes: ['steinie', 'longneck'],
    glasses: ['amber', 'clear', 'antique'],
    liquids: ['coffee', 'mahogany', 'cherry'],
    closures: ['crown', 'wooden stopper'],
  },
  mixer: {
    shapes: ['longneck', 'steinie'],
    glasses: ['clear', 'leaf'],
    liquids: ['water', 'straw'],
    closures: ['crown'],
  },
} as const satisfies Record<string, Vessel>;
