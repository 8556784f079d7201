import { mix } from '../drawing/colour.js';
import { arc, circle, curve, type Point, path, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { bubbles, Card, cardSize, ranges, vineRows } from './card.js';
import { bottleAt, cardBottles } from './card-bottles.js';

const { width, height } = cardSize;
const middle = width / 2;

/** The cork is out. */
export function pop(): string {
  const card = new Card();
  card.ground('#7a1230', '#35061a');
  const gold = card.gilt();
  for (let i = 0; i < 40; i++) {
    const turn = (i / 40) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const reach = i % 2 ? 900 : 300;
    card.canvas.stroke(
      path([
        [860 + cos * 130, 216 + sin * 130],
        [860 + cos * reach, 216 + sin * reach],
      ]),
      gold,
      i % 2 ? 2 : 5,
      { opacity: i % 2 ? 0.3 : 0.75 },
    );
  }
  card.glow(860, 216, 380, '#ffe2a0', 0.8);
  bottleAt(card, cardBottles.sparkling, 860, 850, 2, 0);
  const chance = random('spray');
  for (let i = 0; i < 90; i++) {
    const turn = chance.between(-2.5, -0.6);
    const reach = chance.between(20, 240);
    const r = chance.between(2, 9);
    card.canvas.ellipse(860 + Math.cos(turn) * reach * 0.9, 216 + Math.sin(turn) * reach, r, r, '#fff3d0', {
      opacity: chance.between(0.5, 1),
    });
  }
  card.say('Pop!', { face: 'fat', size: 190, align: 'start', x: 84, y: 360 }, '#ffe9bd');
  card.say(
    'It is your birthday.',
    { face: 'displayItalic', size: 58, align: 'start', x: 92, y: 486 },
    '#fbd9c4',
  );
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 94, y: 690 }, gold);
  return card.svg();
}

function burst(card: Card, x: number, y: number, r: number, colour: string, seed: string): void {
  const chance = random(seed);
  const rays = Math.round(chance.between(22, 34));
  for (let i = 0; i < rays; i++) {
    const turn = (i / rays) * 2 * Math.PI;
    const reach = r * chance.between(0.8, 1);
    const at = (share: number): Point => [
      x + Math.cos(turn) * reach * share,
      y + Math.sin(turn) * reach * share + reach * share * share * 0.14,
    ];
    card.canvas.stroke(path([0.25, 0.5, 0.75, 1].map(at)), colour, 2.2, { opacity: 0.75 });
    const [px, py] = at(1.04);
    card.canvas.ellipse(px, py, 3.6, 3.6, mix(colour, '#ffffff', 0.5));
  }
  card.glow(x, y, r * 1.5, colour, 0.3);
}

export function fireworks(): string {
  const card = new Card();
  card.ground('#1a2146', '#0a0d22');
  const bursts: [number, number, number, string][] = [
    [210, 190, 150, '#ffb35c'],
    [960, 170, 170, '#f0d489'],
    [440, 96, 64, '#ff8a7a'],
    [1120, 330, 54, '#9ad0ff'],
    [620, 90, 80, '#ff9fc0'],
  ];
  for (const [x, y, r, colour] of bursts) burst(card, x, y, r, colour, `burst${x}`);
  ranges(card, 'birthday night', 622, ['#2a2f52', '#1d2340', '#121730']);
  card.say('Happy Birthday', { face: 'script', size: 160, x: middle, y: 430, fit: 860 }, '#fff3d6');
  card.say(
    'HERE IS TO A BRILLIANT YEAR',
    { face: 'caps', size: 26, tracking: 7, x: middle, y: 524 },
    card.gilt(),
  );
  card.brand(card.gilt());
  return card.svg();
}

export function moonlight(): string {
  const card = new Card();
  card.canvas.rect(
    0,
    0,
    width,
    height,
    card.canvas.vertical(0, height, [
      [0, '#141b3a'],
      [0.6, '#38406e'],
      [1, '#8a6a86'],
    ]),
  );
  const chance = random('stars');
  for (let i = 0; i < 150; i++) {
    const r = chance.between(0.7, 2.4);
    card.canvas.ellipse(chance.between(0, width), chance.between(0, 440), r, r, '#fff3d8', {
      opacity: chance.between(0.3, 1),
    });
  }
  card.glow(930, 190, 340, '#ffeec4', 0.5);
  card.fill(circle(930, 190, 96, 60), '#fff3d2');
  for (const [x, y, r] of [
    [900, 160, 16],
    [956, 214, 22],
    [946, 150, 9],
    [898, 226, 11],
  ] as const)
    card.fill(circle(x, y, r), '#efdcae');
  ranges(card, 'moon hills', 430, ['#5a5680', '#454a68', '#303c4c']);
  vineRows(card, '#33493a', 570, '#a9bfa4');
  card.say('Another fine', { face: 'old', size: 98, align: 'start', x: 90, y: 220 }, '#fff1d4');
  card.say('vintage', { face: 'oldItalic', size: 120, align: 'start', x: 90, y: 334 }, '#ffd9a0');
  card.say(
    'HAPPY BIRTHDAY',
    { face: 'caps', size: 26, tracking: 8, align: 'start', x: 94, y: 438 },
    '#e9dcc4',
  );
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 94, y: 96 }, '#e9dcc4');
  return card.svg();
}

export function goldBubbles(): string {
  const card = new Card();
  card.ground('#1c1a1e', '#0d0c0f');
  card.glow(middle, height, 700, '#b8862f', 0.4);
  bubbles(card, 'left', 150, height + 10, 150, 60, '#e9c878');
  bubbles(card, 'right', 1050, height + 10, 150, 60, '#e9c878');
  const gold = card.gilt();
  card.say('Happy', { face: 'display', size: 130, tracking: 4, x: middle, y: 286 }, gold);
  card.say('Birthday', { face: 'displayItalic', size: 150, x: middle, y: 456 }, gold);
  card.canvas.rect(middle - 90, 510, 180, 2, gold);
  card.say('MAY IT SPARKLE', { face: 'caps', size: 24, tracking: 9, x: middle, y: 566 }, '#efe2c6');
  card.brand(gold);
  return card.svg();
}

/** Bottles for candles. */
export function candles(): string {
  const card = new Card();
  card.ground('#5a2a1a', '#26100a');
  const row = [
    cardBottles.red,
    cardBottles.rose,
    cardBottles.sparkling,
    cardBottles.white,
    cardBottles.red,
    cardBottles.rose,
    cardBottles.white,
  ];
  row.forEach((bottle, i) => {
    const x = 144 + i * 152;
    const tall = bottle.shape === 'champagne' ? 318 : bottle.shape === 'provence' ? 312 : 298;
    const top = 700 - tall * 1.18;
    card.glow(x, top - 40, 150, '#ffc46a', 0.55);
    bottleAt(card, { ...bottle, seed: `candle ${i}` }, x, 700, 1.18);
    card.canvas.rect(x - 1.5, top - 14, 3, 16, '#2a1810');
    const flame = (w: number, h: number): Point[] => [
      ...curve([x, top - 10], [x - w, top - 14], [x - w * 0.8, top - h * 0.6], [x, top - h], 12),
      ...curve([x, top - h], [x + w * 0.8, top - h * 0.6], [x + w, top - 14], [x, top - 10], 12),
    ];
    card.canvas.path(polygon(flame(20, 76)), '#ff9a3c', { opacity: 0.9, filter: card.canvas.blur(3) });
    card.canvas.path(polygon(flame(13, 60)), '#ffd878');
    card.canvas.path(polygon(flame(7, 36)), '#fff8e0');
  });
  card.canvas.rect(
    0,
    700,
    width,
    60,
    card.canvas.vertical(700, 760, [
      [0, '#8a5630'],
      [1, '#3a1c0c'],
    ]),
  );
  card.say('Happy Birthday', { face: 'displayItalic', size: 92, x: middle, y: 148 }, '#ffeccb');
  card.say('CELLAR DOOR', { face: 'caps', size: 20, tracking: 7, x: middle, y: 200 }, '#f0c58a');
  return card.svg();
}

export function decoNight(): string {
  const card = new Card();
  card.ground('#12343a', '#061a1e');
  const gold = card.gilt();
  for (let i = 0; i < 33; i++) {
    const turn = Math.PI * (1 + i / 32);
    const tip: Point = [middle + Math.cos(turn) * 1000, height + 40 + Math.sin(turn) * 1000];
    card.canvas.stroke(path([[middle, height + 40], tip]), gold, i % 2 ? 1.2 : 3, { opacity: 0.5 });
  }
  card.fill(arc(middle, height + 40, 590, 590, 0.5, 1, 80), '#0d2a30');
  for (const r of [590, 574])
    card.canvas.stroke(path(arc(middle, height + 40, r, r, 0.5, 1, 80)), gold, r === 590 ? 5 : 2);
  card.say('Happy', { face: 'deco', size: 84, tracking: 4, x: middle, y: 372 }, gold);
  card.say('Birthday', { face: 'deco', size: 124, tracking: 4, x: middle, y: 494 }, gold);
  card.say(
    'PUT ON SOMETHING NICE AND OPEN SOMETHING BETTER',
    { face: 'sans', size: 20, tracking: 4, x: middle, y: 566, fit: 760 },
    '#e6dcc2',
  );
  card.brand(gold, middle, 676);
  card.frame(30, gold, 3);
  return card.svg();
}
