import { Canvas } from '../drawing/canvas.js';
import type { Colour } from '../drawing/colour.js';
import { presentationOn } from '../packaging/presentation.js';
import { bow, crate, setOn } from '../packaging/set.js';
import { bordeaux, burgundy, champagne } from '../still-life/house-bottles.js';
import { type Bottle, bottleOn, extentOf, tableShadow } from '../vessels/bottle.js';
import { type Ware, wareOn } from '../wares/ware.js';
import { coinsOn } from './coins.js';
import { letterOn, ticketOn } from './paper.js';

/** One unit is a millimetre; what stands, stands on 0 with its middle at 0. */
const frame = { width: 640, height: 480, floor: 440 } as const;

function stand(canvas: Canvas, bottle: Bottle, x: number, back = 0): void {
  tableShadow(canvas, x, -back, extentOf(bottle).width / 2);
  bottleOn(canvas, bottle, x, -back);
}

function wares(canvas: Canvas, x: number, ware: Ware['ware'], colour: Colour): void {
  canvas.group({ transform: `translate(${x} 0)` }, () =>
    wareOn(canvas, { kind: 'ware', ware, colour, maker: '' }),
  );
}

/** What a bottle leaves where it stood too long. */
function ring(canvas: Canvas, x: number, y: number): void {
  const wine = { stroke: '#7d1024', fill: 'none' };
  canvas.ellipse(x, y, 38, 8.6, 'none', { ...wine, 'stroke-width': 2.2, opacity: 0.5 });
  canvas.ellipse(x + 0.6, y + 0.3, 36.6, 7.9, 'none', { ...wine, 'stroke-width': 0.8, opacity: 0.75 });
  canvas.ellipse(x + 50, y + 4, 2.4, 0.8, '#7d1024', { opacity: 0.55 });
  canvas.ellipse(x + 56, y + 1, 1.2, 0.5, '#7d1024', { opacity: 0.5 });
}

type Scene = { name: string; scale: number; floor?: number; draw: (canvas: Canvas) => void };

const scenes: readonly Scene[] = [
  {
    name: 'cart',
    scale: 1.68,
    floor: 350,
    draw(canvas) {
      tableShadow(canvas, 0, 0, 146);
      canvas.rect(-156, -98, 312, 96, '#5d4126', { rx: 1.5 });
      crate(canvas, 166, 'Room for Six');
    },
  },
  {
    name: 'orders',
    scale: 1.14,
    draw(canvas) {
      const bottles = [burgundy, bordeaux, champagne];
      setOn(canvas, { kind: 'set', container: 'crate', bottles, title: 'With Care' });
    },
  },
  {
    name: 'wishes',
    scale: 1.3,
    draw(canvas) {
      stand(canvas, champagne, 0);
      canvas.group({ transform: 'translate(0 -212) scale(1.15)' }, () => bow(canvas, 0, 0, '#b23a22'));
    },
  },
  {
    name: 'results',
    scale: 1.58,
    draw(canvas) {
      wares(canvas, -46, 'red wine glasses', '#a9b4b4');
      wares(canvas, 114, 'winged corkscrew', '#b9b4ac');
    },
  },
  {
    name: 'not-found',
    scale: 1.34,
    draw(canvas) {
      stand(canvas, burgundy, -112);
      ring(canvas, 0, -6);
      stand(canvas, bordeaux, 112);
    },
  },
  {
    name: 'addresses',
    scale: 1.3,
    draw(canvas) {
      const box = { type: 'wooden case', colour: '#c79a63' } as const;
      tableShadow(canvas, -56, -4, 50);
      presentationOn(canvas, bordeaux, box, -56, -4);
      stand(canvas, bordeaux, 58);
    },
  },
  {
    name: 'mail',
    scale: 1.34,
    draw(canvas) {
      stand(canvas, bordeaux, 104, 14);
      letterOn(canvas, -22, 250);
    },
  },
  {
    name: 'points',
    scale: 1.3,
    draw(canvas) {
      stand(canvas, champagne, 56, 10);
      coinsOn(canvas, -72, 5, 10);
      coinsOn(canvas, -14, 8, 4);
      coinsOn(canvas, -44, 3, -8);
    },
  },
  {
    name: 'tickets',
    scale: 1.4,
    draw(canvas) {
      stand(canvas, bordeaux, 12, 10);
      ticketOn(canvas, { x: 52, y: -96, turn: 9, number: '0418', colour: '#ead3ac' });
      ticketOn(canvas, { x: -28, y: -54, turn: -8, number: '0417', colour: '#f4ead6' });
    },
  },
  {
    name: 'thanks',
    scale: 1.3,
    draw(canvas) {
      stand(canvas, champagne, 78, 14);
      wares(canvas, -56, 'champagne flutes', '#e2b84f');
    },
  },
];

function drawn({ scale, floor = frame.floor, draw }: Scene): string {
  const canvas = new Canvas(frame.width, frame.height);
  const transform = `translate(${frame.width / 2} ${floor}) scale(${scale})`;
  canvas.group({ transform }, () => draw(canvas));
  return canvas.svg();
}

/** Pictures for places where there is nothing yet, drawn like the bottles, with a transparent background. */
export const vignettes = scenes.map((scene) => ({ name: scene.name, draw: () => drawn(scene) }));
