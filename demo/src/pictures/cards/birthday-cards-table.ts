import { mix, shade } from '../drawing/colour.js';
import { arc, curve, type Point, path, polygon, roundedRectangle } from '../drawing/point.js';
import { bubbles, Card } from './card.js';

function tier(card: Card, x: number, y: number, w: number, h: number, sponge: string, icing: string): void {
  card.fill(
    roundedRectangle(x - w / 2, y, w, h, 12),
    card.canvas.linear(x - w / 2, 0, x + w / 2, 0, [
      [0, mix(sponge, '#ffffff', 0.3)],
      [0.4, sponge],
      [1, shade(sponge, 0.76)],
    ]),
  );
  const edge: Point[] = [[x - w / 2, y + 20]];
  const drips = Math.round(w / 44);
  for (let i = 0; i < drips; i++) {
    const left = x - w / 2 + (i * w) / drips;
    const drop = 34 + ((i * 37) % 34);
    edge.push(
      ...curve(
        [left, y + 22],
        [left + w / drips / 4, y + drop + 22],
        [left + (w / drips) * 0.75, y + drop + 22],
        [left + w / drips, y + 22],
        10,
      ),
    );
  }
  card.fill([...edge, [x + w / 2, y], ...arc(x, y, w / 2, 16, 0, -0.5, 30)], icing);
  card.canvas.ellipse(x, y, w / 2, 16, mix(icing, '#ffffff', 0.4));
}

export function cake(): string {
  const card = new Card();
  card.ground('#fbe6dc', '#f3cdbd');
  card.canvas.ellipse(880, 676, 300, 24, '#c98f7a', { opacity: 0.35, filter: card.canvas.blur(10) });
  card.canvas.ellipse(880, 668, 280, 22, '#fffaf2');
  card.canvas.ellipse(880, 662, 262, 17, '#e9d3c2');
  tier(card, 880, 490, 440, 170, '#e9c79a', '#7a1630');
  tier(card, 880, 350, 310, 140, '#e9c79a', '#fdf3e4');
  tier(card, 880, 240, 190, 110, '#e9c79a', '#7a1630');
  for (const dx of [-50, 0, 50]) {
    card.canvas.rect(
      880 + dx - 6,
      156,
      12,
      82,
      card.canvas.linear(880 + dx - 6, 0, 880 + dx + 6, 0, [
        [0, '#fff6e0'],
        [1, '#d9a24a'],
      ]),
    );
    card.glow(880 + dx, 138, 90, '#ffd27a', 0.5);
    card.fill(
      [
        ...curve([880 + dx, 160], [866 + dx, 146], [874 + dx, 126], [880 + dx, 108], 10),
        ...curve([880 + dx, 108], [886 + dx, 126], [894 + dx, 146], [880 + dx, 160], 10),
      ],
      '#ffb545',
    );
  }
  for (let i = 0; i < 9; i++) {
    const x = 684 + i * 49;
    card.canvas.ellipse(
      x,
      486,
      15,
      15,
      card.canvas.radial(x - 5, 480, 22, [
        [0, '#a86a9a'],
        [0.5, '#5b2a52'],
        [1, '#2a1030'],
      ]),
    );
  }
  card.say('Happy', { face: 'signature', size: 190, align: 'start', x: 100, y: 280 }, '#7a1630');
  card.say('Birthday', { face: 'signature', size: 190, fit: 520, align: 'start', x: 100, y: 490 }, '#7a1630');
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 104, y: 672 }, '#a94007');
  return card.svg();
}

function flute(card: Card, x: number, y: number, turn: number): void {
  card.canvas.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
    const bowl = [
      ...curve([-44, -250], [-62, -60], [-40, 20], [0, 30], 24),
      ...curve([0, 30], [40, 20], [62, -60], [44, -250], 24),
    ];
    const wine = [
      ...curve([-52, -170], [-58, -40], [-36, 16], [0, 24], 20),
      ...curve([0, 24], [36, 16], [58, -40], [52, -170], 20),
    ];
    card.canvas.path(
      polygon(wine),
      card.canvas.linear(-50, -170, 50, 20, [
        [0, '#fbe3a0'],
        [0.5, '#efc25c'],
        [1, '#c98f2a'],
      ]),
    );
    for (let i = 0; i < 22; i++)
      card.canvas.ellipse(-32 + ((i * 29) % 64), 6 - i * 7.6, 2.4 + (i % 3), 2.4 + (i % 3), '#fffbe8', {
        opacity: 0.8,
      });
    card.canvas.stroke(polygon(bowl), '#1f4a44', 4.4);
    card.canvas.stroke('M0 30V220M-62 222H62', '#1f4a44', 4.4);
    card.canvas.stroke('M-36 -226C-44 -120 -40 -60 -30 -20', '#ffffff', 6, { opacity: 0.8 });
  });
}

export function cheers(): string {
  const card = new Card();
  card.ground('#d5e6dc', '#a9cbbd');
  card.canvas.ellipse(884, 350, 310, 310, '#eaf3ea');
  bubbles(card, 'cheers', 884, 300, 150, 34, '#d9a24a');
  flute(card, 776, 450, 14);
  flute(card, 992, 450, -14);
  for (const [dx, dy] of [
    [0, -60],
    [-44, -42],
    [44, -42],
  ] as const) {
    card.canvas.stroke(
      path([
        [884 + dx * 0.5, 196 + dy * 0.4],
        [884 + dx, 196 + dy],
      ]),
      '#a94007',
      6,
    );
  }
  card.say('Cheers', { face: 'displayBold', size: 140, align: 'start', x: 84, y: 340 }, '#1f4a44');
  card.say(
    'to you, and to many more',
    { face: 'displayItalic', size: 39, align: 'start', x: 90, y: 408 },
    '#1f4a44',
  );
  card.say(
    'HAPPY BIRTHDAY',
    { face: 'caps', size: 26, tracking: 8, align: 'start', x: 90, y: 492 },
    '#a94007',
  );
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 90, y: 690 }, '#1f4a44');
  return card.svg();
}
