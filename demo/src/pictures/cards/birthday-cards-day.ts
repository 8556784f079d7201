import { mix, shade } from '../drawing/colour.js';
import { circle, curve, type Point, path, place } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { slimLeaf } from '../labels/engraving.js';
import { Card, cardSize, confetti, ranges } from './card.js';

const { width, height } = cardSize;
const middle = width / 2;
const party = ['#a94007', '#d9a24a', '#2f6a68', '#c4616a', '#1b2a49', '#5f7f3a'];

export function confettiCard(): string {
  const card = new Card();
  card.ground('#fbf4e6', '#f3e4c8');
  confetti(card, 'party', party, 330, ([x, y]) => Math.abs(x - middle) < 430 && Math.abs(y - 370) < 215);
  card.say('Happy', { face: 'fat', size: 146, x: middle, y: 356 }, '#a94007');
  card.say('Birthday', { face: 'fat', size: 146, x: middle, y: 522 }, '#33281c');
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, x: middle, y: 206 }, '#a94007');
  return card.svg();
}

/** Balloons, like a bunch of grapes that floats. */
export function balloons(): string {
  const card = new Card();
  card.canvas.rect(
    0,
    0,
    width,
    height,
    card.canvas.vertical(0, height, [
      [0, '#bfdcea'],
      [0.7, '#f3e6d2'],
      [1, '#fbd9b4'],
    ]),
  );
  ranges(card, 'balloon hills', 600, ['#b9b489', '#8d9a5a']);
  const spots = [
    [0, -190],
    [-92, -150],
    [92, -150],
    [-46, -92],
    [46, -92],
    [-136, -66],
    [136, -66],
    [0, -18],
    [-90, 2],
    [90, 2],
    [-44, 70],
    [46, 70],
    [0, 138],
  ] as const;
  const tones = ['#6a2a52', '#8c3f6a', '#4a2757', '#a8557a', '#5b2a62'];
  const knot: Point = [870, 640];
  for (const [dx] of spots)
    card.canvas.stroke(
      path(curve([870 + dx * 0.9, 330], [870 + dx * 0.6, 500], [870 + dx * 0.1, 560], knot)),
      '#6a5a5a',
      1.3,
      { opacity: 0.7 },
    );
  spots.forEach(([dx, dy], i) => {
    const tone = tones[i % tones.length] ?? '#6a2a52';
    const [x, y, r] = [870 + dx, 270 + dy, 58];
    const skin = card.canvas.radial(x - 20, y - 24, 92, [
      [0, mix(tone, '#ffe3f0', 0.7)],
      [0.3, mix(tone, '#ffd0e4', 0.2)],
      [0.75, tone],
      [1, shade(tone, 0.6)],
    ]);
    card.canvas.ellipse(x, y, r, r * 1.1, skin);
    card.canvas.ellipse(x - 20, y - 28, 10, 15, '#ffffff', {
      opacity: 0.6,
      transform: `rotate(30 ${x - 20} ${y - 28})`,
    });
  });
  const leaf = place(slimLeaf(130, 44), { x: 870, y: 40, turn: -1 });
  card.fill(leaf, '#5f7f3a');
  card.fill(place(slimLeaf(110, 36), { x: 874, y: 40, turn: 0.9 }), '#7d9a4c');
  card.say('Happy', { face: 'displayItalic', size: 116, align: 'start', x: 88, y: 300 }, '#4a2757');
  card.say('Birthday', { face: 'displayItalic', size: 116, align: 'start', x: 88, y: 420 }, '#4a2757');
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 94, y: 490 }, '#8c3f6a');
  return card.svg();
}

export function bunting(): string {
  const card = new Card();
  card.canvas.rect(
    0,
    0,
    width,
    height,
    card.canvas.vertical(0, height, [
      [0, '#dcebf0'],
      [0.55, '#fdf0d8'],
      [1, '#fbdcae'],
    ]),
  );
  ranges(card, 'bunting hills', 500, ['#c9bd8a', '#98a160', '#6b7f40', '#48602e']);
  for (const [from, to, sag] of [
    [[-20, 40], [640, 70], 130],
    [[600, 66], [1230, 30], 120],
    [[-20, 170], [1230, 150], 150],
  ] as const) {
    const line = curve(from, [from[0] + 200, from[1] + sag], [to[0] - 200, to[1] + sag], to, 60);
    card.canvas.stroke(path(line), '#5a3a24', 3);
    for (let i = 3; i < line.length - 3; i += 5) {
      const [x, y] = line[i] ?? [0, 0];
      const [nx, ny] = line[i + 3] ?? [0, 0];
      const colour = party[((i / 5 + from[1]) % party.length) | 0] ?? '#a94007';
      card.fill(
        [
          [x, y],
          [nx, ny],
          [(x + nx) / 2, (y + ny) / 2 + 54],
        ],
        card.canvas.linear(x, y, nx, ny + 50, [
          [0, mix(colour, '#ffffff', 0.24)],
          [1, colour],
        ]),
      );
    }
  }
  card.say('Happy Birthday', { face: 'displayBold', size: 108, x: middle, y: 420 }, '#5a2410');
  card.say('from all of us at Cellar Door', { face: 'italic', size: 44, x: middle, y: 484 }, '#5a2410');
  return card.svg();
}

export function flowers(): string {
  const card = new Card();
  card.ground('#fdf7ef', '#f6e6dc');
  const chance = random('flowers');
  const tones = ['#d98a86', '#e9b3a0', '#b5482a', '#f0cf93', '#a8557a'];
  for (let i = 0; i < 120; i++) {
    const side = i % 2;
    const x = chance.next() ** 1.6 * 430;
    const y = chance.next() ** 1.3 * (360 - x * 0.5);
    const at = { x: side ? width - x : x, y: side ? height - y : y, turn: chance.between(0, 6.3) };
    card.fill(
      place(slimLeaf(chance.between(50, 92), chance.between(12, 20)), at),
      chance.pick(['#6f8a4c', '#9aae74', '#4f6a3a', '#b9c594']),
      0.9,
    );
  }
  for (let i = 0; i < 44; i++) {
    const side = i % 2;
    const x = chance.next() ** 1.5 * 370;
    const y = chance.next() ** 1.3 * (300 - x * 0.5);
    const [cx, cy] = [side ? width - x : x, side ? height - y : y];
    const [r, tone] = [chance.between(15, 34), chance.pick(tones)];
    for (let k = 0; k < 6; k++) {
      const turn = (k / 6) * 2 * Math.PI + i;
      const petal = circle(cx + Math.cos(turn) * r * 0.62, cy + Math.sin(turn) * r * 0.62, r * 0.56, 18);
      card.fill(petal, k % 2 ? tone : mix(tone, '#ffffff', 0.22));
    }
    card.fill(circle(cx, cy, r * 0.3), '#f3d08a');
    card.fill(circle(cx, cy, r * 0.15), '#b9822f');
  }
  card.say('Happy Birthday', { face: 'script', size: 158, x: middle, y: 410, fit: 860 }, '#8a2f22');
  card.say('WITH EVERY GOOD WISH', { face: 'caps', size: 24, tracking: 8, x: middle, y: 528 }, '#5f7a3a');
  card.brand('#8a2f22', middle, 600);
  return card.svg();
}
