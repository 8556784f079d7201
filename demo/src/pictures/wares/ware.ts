import type { Canvas } from '../drawing/canvas.js';
import type { Colour } from '../drawing/colour.js';
import { type Extent, tableShadow } from '../vessels/bottle.js';
import { decanter, decanterHeight, stemmedGlass, stems, tumbler, tumblerHeight } from './glasses.js';
import {
  cocktailShaker,
  shakerHeight,
  stopperHeight,
  waitersCorkscrew,
  wineStopper,
  wingedCorkscrew,
} from './tools.js';

/** Glasses and tools: what a shop sells besides drinks. */
export interface Ware {
  kind: 'ware';
  ware:
    | 'red wine glasses'
    | 'white wine glasses'
    | 'champagne flutes'
    | 'whisky tumblers'
    | 'decanter'
    | 'waiter’s corkscrew'
    | 'winged corkscrew'
    | 'wine stopper'
    | 'cocktail shaker';
  /** The glass's tint, the drink in it, the wood or the metal. */
  colour: Colour;
  /** Engraved where there is room for it. */
  maker: string;
}

interface Drawn extends Extent {
  draw(canvas: Canvas, ware: Ware): void;
}

type Stem = (typeof stems)[keyof typeof stems];

/** Where the middle of each glass stands, those behind first. */
type Places = readonly (readonly [x: number, back: number])[];

function glassesAt(stem: Stem, places: Places, filled = false): Drawn['draw'] {
  return (canvas, { colour }) => {
    for (const [x, back] of places) {
      tableShadow(canvas, x, -back, stem.foot * 0.9);
      const at = { x, floor: -back, tint: filled ? '#a9b4b4' : colour };
      stemmedGlass(canvas, stem, filled ? { ...at, drink: colour } : at);
    }
  };
}

const six: Places = [
  [-58, 24],
  [20, 24],
  [98, 24],
  [-97, 0],
  [-19, 0],
  [59, 0],
];

const wares: Readonly<Record<Ware['ware'], Drawn>> = {
  'red wine glasses': {
    width: 232,
    height: 240,
    draw: glassesAt(stems.burgundy, [
      [54, 10],
      [-54, 0],
    ]),
  },
  'white wine glasses': { width: 300, height: 256, draw: glassesAt(stems.universal, six) },
  'champagne flutes': {
    width: 160,
    height: 250,
    draw: glassesAt(
      stems.tulip,
      [
        [38, 10],
        [-38, 0],
      ],
      true,
    ),
  },
  'whisky tumblers': {
    width: 220,
    height: tumblerHeight + 16,
    draw(canvas, { colour }) {
      for (const [x, back] of [
        [50, 14],
        [-48, 0],
      ] as const) {
        tableShadow(canvas, x, -back, 42);
        tumbler(canvas, x, -back, colour);
      }
    },
  },
  decanter: {
    width: 256,
    height: decanterHeight,
    draw(canvas, { colour }) {
      tableShadow(canvas, 0, 0, 88);
      decanter(canvas, 0, 0, colour);
    },
  },
  'waiter’s corkscrew': {
    width: 220,
    height: 140,
    draw(canvas, { colour, maker }) {
      tableShadow(canvas, 20, 0, 62);
      waitersCorkscrew(canvas, colour, maker);
    },
  },
  'winged corkscrew': {
    width: 124,
    height: 220,
    draw(canvas, { colour }) {
      tableShadow(canvas, 0, 2, 40);
      wingedCorkscrew(canvas, colour);
    },
  },
  'wine stopper': {
    width: 64,
    height: stopperHeight,
    draw(canvas, { colour, maker }) {
      tableShadow(canvas, 0, 0, 18);
      wineStopper(canvas, colour, maker);
    },
  },
  'cocktail shaker': {
    width: 96,
    height: shakerHeight,
    draw(canvas, { colour, maker }) {
      tableShadow(canvas, 0, 0, 38);
      cocktailShaker(canvas, colour, maker);
    },
  },
};

export const wareExtent = ({ ware }: Ware): Extent => wares[ware];

/** Stands on 0 with its middle at 0; one unit is a millimetre. */
export const wareOn = (canvas: Canvas, ware: Ware): void => wares[ware.ware].draw(canvas, ware);
