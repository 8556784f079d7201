import { Canvas } from '../drawing/canvas.js';
import { type Bottle, bottleOn } from '../vessels/bottle.js';
import { stemmedGlass, stems } from '../wares/glasses.js';
import { cheeseOn, grapesOn } from './fruit-and-cheese.js';
import { bordeaux, burgundy, champagne, rose } from './house-bottles.js';
import { atmosphere, board, castShadow, tableTop, wall } from './room.js';
import { wineGlass } from './wine-glass.js';

const size = { width: 1000, height: 1250 };
const table = 905;
const edge = 1205;
const aboveTable = { eye: -0.1, tilt: 0.036 };

function stand(canvas: Canvas, bottle: Bottle, x: number, floor: number, scale: number, blur = 0): void {
  castShadow(canvas, x, floor, 40 * scale, 190);
  const filter = blur ? canvas.wideBlur(blur) : undefined;
  canvas.group({ filter }, () => {
    canvas.group({ transform: `translate(${x} ${floor}) scale(${scale})` }, () => {
      bottleOn(canvas, bottle, 0, 0, aboveTable);
    });
  });
}

type Scene = 'red wine and cheese' | 'sparkling wine and grapes';

const things: Record<Scene, (canvas: Canvas) => void> = {
  'red wine and cheese'(canvas) {
    stand(canvas, champagne, 700, 990, 2.4, 0.8);
    stand(canvas, rose, 322, 990, 2.36, 0.5);
    stand(canvas, burgundy, 872, 1036, 2.36);
    stand(canvas, bordeaux, 522, 1056, 2.66);
    castShadow(canvas, 148, 1120, 70, 150, 0.4);
    canvas.ellipse(276, 1138, 74, 11, '#e0452c', { opacity: 0.5, filter: canvas.wideBlur(12) });
    canvas.ellipse(258, 1138, 30, 4, '#ff9a6a', { opacity: 0.6, filter: canvas.wideBlur(5) });
    canvas.group({ transform: 'translate(148 1120) scale(2.3)' }, () => wineGlass(canvas, 0, 0, '#7d1024'));
    board(canvas, 640, 1092, 352);
    cheeseOn(canvas, 740, 1144);
    grapesOn(canvas, 396, 1172);
  },
  'sparkling wine and grapes'(canvas) {
    stand(canvas, burgundy, 250, 986, 2.34, 0.8);
    stand(canvas, rose, 772, 1000, 2.4, 0.5);
    stand(canvas, champagne, 478, 1060, 2.72);
    for (const [x, floor] of [
      [668, 1112],
      [876, 1140],
    ] as const) {
      castShadow(canvas, x, floor, 60, 150, 0.4);
      canvas.ellipse(x + 110, floor + 14, 70, 9, '#ffd27a', { opacity: 0.5, filter: canvas.wideBlur(12) });
      canvas.group({ transform: `translate(${x} ${floor}) scale(2.2)` }, () =>
        stemmedGlass(canvas, stems.tulip, { x: 0, floor: 0, tint: '#c9b48e', drink: '#e2b04a' }),
      );
    }
    grapesOn(canvas, 110, 1168);
  },
};

/** The picture beside the forms where a person comes in, and on the page before them. */
export function stillLife(scene: Scene): string {
  const canvas = new Canvas(size.width, size.height);
  wall(canvas, table);
  tableTop(canvas, table, edge);
  things[scene](canvas);
  atmosphere(canvas);
  return canvas.svg();
}
