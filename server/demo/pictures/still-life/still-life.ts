import { Canvas } from '../drawing/canvas.js';
import { type Bottle, bottleOn } from '../vessels/bottle.js';
import { cheeseOn, grapesOn } from './fruit-and-cheese.js';
import { atmosphere, board, castShadow, tableTop, wall } from './room.js';
import { wineGlass } from './wine-glass.js';

const size = { width: 1000, height: 1250 };
const table = 905;
const edge = 1205;
const aboveTable = { eye: -0.1, tilt: 0.036 };

const burgundy: Bottle = {
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

const bordeaux: Bottle = {
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

const champagne: Bottle = {
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

const rose: Bottle = {
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

function stand(canvas: Canvas, bottle: Bottle, x: number, floor: number, scale: number, blur = 0): void {
  castShadow(canvas, x, floor, 40 * scale, 190);
  const filter = blur ? canvas.wideBlur(blur) : undefined;
  canvas.group({ filter }, () => {
    canvas.group({ transform: `translate(${x} ${floor}) scale(${scale})` }, () => {
      bottleOn(canvas, bottle, 0, 0, aboveTable);
    });
  });
}

/** The picture beside the forms where a person signs in. */
export function stillLife(): string {
  const canvas = new Canvas(size.width, size.height);
  wall(canvas, table);
  tableTop(canvas, table, edge);
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
  atmosphere(canvas);
  return canvas.svg();
}
