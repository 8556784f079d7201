import { shade } from '../drawing/colour.js';
import { arc, curve, type Point, polygon, type Shape } from '../drawing/point.js';
import { openingOf } from '../stores/windows.js';
import { bubbles, Card, cardSize } from './card.js';
import { bottleAt, cardBottles } from './card-bottles.js';

const { width, height } = cardSize;
const middle = width / 2;

/** Door within door, and light at the end. */
export function door(): string {
  const card = new Card();
  card.ground('#a94007', '#5e2203');
  for (let i = 0; i < 9; i++) {
    const w = 560 - i * 58;
    const shape = openingOf([870 - w / 2, 130 + i * 42, w, height], true);
    card.fill(shape, ['#8f3606', '#a94007', '#7a2d04'][i % 3] ?? '#a94007');
    card.canvas.stroke(polygon(shape), '#ffcf96', 1.2, { opacity: 0.25 + i * 0.05 });
  }
  card.fill(openingOf([822, 484, 96, height], true), '#ffe6b0');
  card.glow(870, 640, 330, '#ffd48a', 0.8);
  card.say('Cellar Door', { face: 'display', size: 92, align: 'start', x: 90, y: 340 }, '#fff3e0');
  card.say('GIFT CARD', { face: 'caps', size: 30, tracking: 10, align: 'start', x: 96, y: 404 }, '#ffd9a8');
  card.say(
    'Open it whenever you like.',
    { face: 'italic', size: 36, align: 'start', x: 96, y: 676 },
    '#ffe3c2',
  );
  return card.svg();
}

export function deco(): string {
  const card = new Card();
  card.ground('#17191d', '#0b0c0f');
  const gold = card.gilt();
  for (const [i, x] of [0, width].entries()) {
    for (let k = 0; k < 15; k++) {
      card.canvas.stroke(
        polygon(arc(x, height, 60 + k * 26, 60 + k * 26, i ? 0.5 : 0.75, i ? 0.75 : 1, 40)).replace('Z', ''),
        gold,
        k % 3 ? 1.2 : 3.2,
        { opacity: 0.85 },
      );
    }
  }
  card.frame(34, gold, 4);
  card.frame(46, gold, 1.4);
  card.engrave('fan', { x: middle, y: 176, scale: 7.4 }, gold, 0.26);
  card.say('Gift Card', { face: 'deco', size: 118, tracking: 4, x: middle, y: 412 }, gold);
  card.say('FOR THE CELLAR OF', { face: 'sans', size: 22, tracking: 8, x: middle, y: 486 }, '#e9dcc0');
  card.canvas.rect(middle - 180, 548, 360, 1.5, gold);
  card.brand(gold);
  return card.svg();
}

export function sparkling(): string {
  const card = new Card();
  card.ground('#173a2f', '#081712');
  card.glow(930, 330, 620, '#d9c06a', 0.42);
  bubbles(card, 'gift bubbles', 930, height, 170, 70, '#f0d489');
  bottleAt(card, cardBottles.sparkling, 930, 742, 2.16, 7);
  const gold = card.gilt();
  card.say('Something', { face: 'displayItalic', size: 84, align: 'start', x: 92, y: 280 }, '#f5ead0');
  card.say('to celebrate', { face: 'displayItalic', size: 84, align: 'start', x: 92, y: 372 }, '#f5ead0');
  card.canvas.rect(96, 420, 120, 2.4, gold);
  card.say('GIFT CARD', { face: 'caps', size: 28, tracking: 9, align: 'start', x: 96, y: 476 }, gold);
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 96, y: 680 }, gold);
  return card.svg();
}

export function compass(): string {
  const card = new Card();
  card.ground('#1b2a49', '#0c1428');
  const gold = card.gilt('#cda25a');
  for (let i = 0; i < 20; i++) {
    const line = Array.from(
      { length: 80 },
      (_, k): Point => [k * 16, 40 + i * 40 + 16 * Math.sin(k / 7 + i * 0.7) + 9 * Math.sin(k / 3.1 + i)],
    );
    card.canvas.stroke(polygon(line).replace('Z', ''), '#6f86b8', 1.2, { opacity: 0.26 });
  }
  card.engrave('compass', { x: 310, y: 380, scale: 19 }, gold, 0.07);
  card.say('Every great', { face: 'serif', size: 84, align: 'start', x: 590, y: 300 }, '#f3ead6');
  card.say('region, one card', { face: 'italic', size: 78, align: 'start', x: 590, y: 388 }, '#f3ead6');
  card.say('GIFT CARD', { face: 'caps', size: 28, tracking: 9, align: 'start', x: 594, y: 470 }, gold);
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 594, y: 698 }, gold);
  return card.svg();
}

export function ribbon(): string {
  const card = new Card();
  card.ground('#641524', '#2e0710');
  for (let x = -760; x < width; x += 46) {
    card.canvas.path(`M${x} ${height}L${x + 760} 0h20L${x + 20} ${height}Z`, '#ffffff', { opacity: 0.035 });
  }
  const gold = card.gilt('#cf9f52');
  card.canvas.rect(304, 0, 76, height, '#000', { opacity: 0.4, filter: card.canvas.blur(10) });
  card.canvas.rect(300, 0, 72, height, gold);
  card.canvas.rect(0, 504, width, 72, gold);
  for (const edge of [306, 363]) card.canvas.rect(edge, 0, 2.4, height, '#fff1cc', { opacity: 0.7 });
  for (const edge of [510, 567]) card.canvas.rect(0, edge, width, 2.4, '#fff1cc', { opacity: 0.7 });
  for (const side of [-1, 1]) {
    const at = (points: Shape) => polygon(points.map(([px, py]): Point => [336 + side * px, py]));
    const loop = at([
      ...curve([0, 540], [60, 380], [220, 390], [214, 500]),
      ...curve([214, 500], [206, 590], [80, 580], [0, 540]),
    ]);
    const shadow = { opacity: 0.4, filter: card.canvas.blur(9), transform: 'translate(6 10)' };
    card.canvas.path(loop, '#000', shadow);
    card.canvas.path(loop, gold);
    const inside = at([
      ...curve([0, 540], [60, 450], [160, 440], [164, 500]),
      ...curve([164, 500], [156, 550], [80, 556], [0, 540]),
    ]);
    card.canvas.path(inside, '#6e4a16', { opacity: 0.55 });
    card.canvas.path(
      at([
        [0, 540],
        [120, 720],
        [74, 712],
        [50, 750],
        [10, 560],
      ]),
      gold,
    );
  }
  card.canvas.ellipse(336, 540, 32, 30, shade('#cf9f52', 0.9));
  card.canvas.ellipse(328, 531, 14, 11, '#fff1cc', { opacity: 0.6 });
  card.say('With pleasure', { face: 'script', size: 150, x: 770, y: 300, fit: 700 }, '#fbe9cf');
  card.say('A GIFT CARD FROM', { face: 'caps', size: 24, tracking: 7, x: 770, y: 388 }, gold);
  card.say('CELLAR DOOR', { face: 'caps', size: 34, tracking: 10, x: 770, y: 446 }, gold);
  return card.svg();
}

export function vault(): string {
  const card = new Card();
  card.ground('#2c1a10', '#120905');
  for (let i = 0; i < 8; i++) {
    const w = 1180 - i * 142;
    const top = -20 + i * 58;
    const shape = openingOf([middle - w / 2, top, w, height - 70 - top + i * -22 + 160], true);
    card.fill(
      shape,
      ['#4a2c18', '#5b361d', '#6d4123', '#80502b', '#966336', '#b07a44', '#cf9a5c', '#f2cd8c'][i] ??
        '#4a2c18',
    );
    card.canvas.stroke(polygon(shape), '#1a0d06', 5, { opacity: 0.5 });
  }
  card.fill(
    [
      [0, height],
      [width, height],
      [middle + 110, 600],
      [middle - 110, 600],
    ],
    '#3b2313',
  );
  card.glow(middle, 500, 420, '#ffd58c', 0.7);
  card.canvas.rect(
    0,
    0,
    width,
    height,
    card.canvas.radial(middle, 470, 760, [
      [0.3, '#120905', 0],
      [1, '#120905', 0.8],
    ]),
  );
  card.say('From the cellar', { face: 'old', size: 104, x: middle, y: 190 }, '#fff0d2');
  card.say('with our compliments', { face: 'oldItalic', size: 46, x: middle, y: 254 }, '#fff0d2');
  card.say('GIFT CARD', { face: 'caps', size: 28, tracking: 10, x: middle, y: 660 }, '#f4d9a6');
  card.brand('#f4d9a6', middle, 708);
  return card.svg();
}
