import { type Bottle, bottleOn } from '../vessels/bottle.js';
import type { Card } from './card.js';

const blank = { producer: '', appellation: '', vintage: '', smallPrint: '' } as const;

export const cardBottles = {
  red: {
    kind: 'bottle',
    seed: 'card red',
    shape: 'bordeaux',
    glass: 'antique',
    liquid: 'ruby',
    closure: { type: 'capsule', colour: '#6a111b', band: '#b8944a' },
    label: {
      ...blank,
      style: 'chateau',
      palette: 'ivory',
      ornament: 'arch',
      producer: 'Réserve',
      name: 'CELLAR DOOR',
      appellation: 'FOR A GOOD DAY',
    },
  },
  sparkling: {
    kind: 'bottle',
    seed: 'card sparkling',
    shape: 'champagne',
    glass: 'emerald',
    liquid: 'gold',
    closure: { type: 'foil', colour: '#c19a4c' },
    label: {
      ...blank,
      style: 'cuvee',
      palette: 'ivory',
      ornament: 'crown',
      producer: 'CELLAR DOOR',
      name: 'À votre santé',
      appellation: 'GRANDE CUVÉE',
    },
  },
  rose: {
    kind: 'bottle',
    seed: 'card rose',
    shape: 'provence',
    glass: 'clear',
    liquid: 'salmon',
    closure: { type: 'capsule', colour: '#c9a27c' },
    label: {
      ...blank,
      style: 'oval',
      palette: 'chalk',
      ornament: 'olive',
      producer: 'CELLAR DOOR',
      name: 'Rosé',
      appellation: 'Provence',
    },
  },
  white: {
    kind: 'bottle',
    seed: 'card white',
    shape: 'burgundy',
    glass: 'clear',
    liquid: 'gold',
    closure: { type: 'capsule', colour: '#c7a24a' },
    label: {
      ...blank,
      style: 'domaine',
      palette: 'chalk',
      ornament: 'vine',
      producer: 'Cellar Door',
      name: 'Blanc',
      appellation: 'BURGUNDY',
    },
  },
} as const satisfies Record<string, Bottle>;

export function bottleAt(
  card: Card,
  bottle: Bottle,
  x: number,
  floor: number,
  scale: number,
  turn = 0,
): void {
  const transform = `translate(${x} ${floor}) rotate(${turn}) scale(${scale})`;
  card.canvas.group({ transform }, () => bottleOn(card.canvas, bottle, 0, 0));
}
