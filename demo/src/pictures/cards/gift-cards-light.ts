import { mix } from '../drawing/colour.js';
import { arc, circle, curve, type Point, place, polygon } from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { branch, slimLeaf, vineLeaf } from '../labels/engraving.js';
import { outlineOf, type Profile } from '../vessels/profile.js';
import { wineProfiles } from '../vessels/wine-profiles.js';
import { Card, cardSize, ranges, vineRows } from './card.js';

const { width, height } = cardSize;
const middle = width / 2;

export function vineyard(): string {
  const card = new Card();
  const sky = card.canvas.vertical(0, 460, [
    [0, '#f3b98c'],
    [0.6, '#fbd9a4'],
    [1, '#fff0cf'],
  ]);
  card.canvas.rect(0, 0, width, height, sky);
  card.canvas.ellipse(870, 250, 92, 92, '#fff7df');
  card.glow(870, 250, 420, '#fff1c4', 0.8);
  ranges(card, 'gift hills', 396, ['#c79a86', '#a7805f', '#7d7a45', '#5d6b34']);
  vineRows(card, '#4f6a2e', 560, '#d6d07a');
  card.say('Gift Card', { face: 'display', size: 112, align: 'start', x: 88, y: 232 }, '#5a2410');
  card.say(
    'A walk through the vines',
    { face: 'italic', size: 42, align: 'start', x: 94, y: 292 },
    '#6e3418',
  );
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 94, y: 84 }, '#6e3418');
  return card.svg();
}

export function wreath(): string {
  const card = new Card();
  card.ground('#f6f1e2', '#e9dfc6');
  for (const side of [-1, 1]) {
    for (const [r, leaf, tone] of [
      [286, slimLeaf(58, 14), '#5f7a3a'],
      [300, slimLeaf(44, 11), '#86995a'],
    ] as const) {
      const stem = arc(middle, 380, r, r * 0.96, 0.25, 0.25 + side * 0.43, 44);
      const { fills, lines } = branch(stem, leaf, 2, 0.7);
      for (const shape of fills) card.fill(shape, tone, 0.94);
      for (const line of lines) card.canvas.stroke(polygon(line).replace('Z', ''), '#4a5f2c', 3);
    }
  }
  const chance = random('olives');
  for (let i = 0; i < 26; i++) {
    const [at] = arc(
      middle,
      380,
      chance.between(262, 322),
      chance.between(256, 312),
      chance.between(-0.14, 0.64),
      1,
      1,
    );
    if (!at) continue;
    const [x, y] = at;
    card.canvas.ellipse(
      x,
      y,
      10,
      13,
      card.canvas.radial(x - 4, y - 5, 18, [
        [0, '#8a5a86'],
        [0.6, '#4a2a4a'],
        [1, '#2a1430'],
      ]),
    );
  }
  card.say('Gift Card', { face: 'displayItalic', size: 88, x: middle, y: 380, fit: 420 }, '#2f3d1e');
  card.say('FROM THE GARDEN', { face: 'caps', size: 20, tracking: 6, x: middle, y: 436 }, '#5f7a3a');
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, x: middle, y: 276 }, '#a94007');
  return card.svg();
}

function silhouette(profile: Profile, x: number, floor: number, scale: number): Point[] {
  const half = outlineOf(profile);
  const top = floor - profile.height * scale;
  const side = (sign: number) => half.map(([r, y]): Point => [x + sign * r * scale, top + y * scale]);
  return [...side(1), ...side(-1).reverse()];
}

export function shelf(): string {
  const card = new Card();
  card.ground('#f7e7d3', '#f0d6b8');
  const shapes: readonly Profile[] = Object.values(wineProfiles);
  const tones = [
    '#a94007',
    '#2f4f43',
    '#7a1620',
    '#d9a24a',
    '#1b2a49',
    '#c4616a',
    '#5f7f3a',
    '#33281c',
    '#b5482a',
  ];
  for (let i = 0; i < 11; i++) {
    const profile = shapes[(i * 4) % shapes.length] ?? wineProfiles.bordeaux;
    const tone = tones[(i * 5) % tones.length] ?? '#a94007';
    const x = 84 + i * 103;
    const body = silhouette(profile, x, 560, 1.3);
    card.fill(body, tone);
    card.canvas.within(polygon(body), () => {
      card.canvas.rect(x, 0, 100, height, '#000', { opacity: 0.16 });
      const [top, bottom] = profile.label;
      const y = 560 - (profile.height - top) * 1.3;
      card.canvas.rect(x - 100, y, 200, (bottom - top) * 1.3, mix(tone, '#fff6e6', 0.86));
      card.canvas.rect(x, y, 100, (bottom - top) * 1.3, '#000', { opacity: 0.07 });
      card.canvas.rect(
        x - 100,
        560 - profile.height * 1.3,
        200,
        profile.capsuleEnd * 1.2,
        tones[(i * 7 + 3) % tones.length] ?? tone,
      );
    });
    card.engrave(
      (['rays', 'grapes', 'moon', 'crown', 'vine', 'bee'] as const)[i % 6] ?? 'rays',
      { x, y: 560 - (profile.height - (profile.label[0] + profile.label[1]) / 2) * 1.3, scale: 2.4 },
      tone,
      0.3,
    );
  }
  card.canvas.rect(0, 560, width, 14, '#6e3a1a');
  card.say('Gift Card', { face: 'display', size: 74, align: 'start', x: 70, y: 676 }, '#5a2410');
  card.say('CELLAR DOOR', { face: 'caps', size: 24, tracking: 8, align: 'end', x: 1130, y: 672 }, '#a94007');
  return card.svg();
}

export function grapes(): string {
  const card = new Card();
  card.ground('#f3e9ee', '#e2cfdb');
  const chance = random('harvest');
  const tones = ['#5b2a52', '#74325f', '#3f1f4a', '#8c3f6a', '#4a2757'];
  for (const [cx, rows] of [
    [870, 10],
    [1110, 8],
    [690, 5],
  ] as const) {
    for (let row = 0; row < rows; row++) {
      const count = rows - row;
      for (let i = 0; i < count; i++) {
        const r = chance.between(30, 35);
        const x = cx + (i - (count - 1) / 2) * 56 + chance.between(-5, 5);
        const y = (rows === 10 ? 120 : rows === 8 ? 40 : 60) + row * 54;
        const tone = chance.pick(tones);
        card.canvas.ellipse(
          x,
          y,
          r,
          r,
          card.canvas.radial(x - r * 0.35, y - r * 0.4, r * 1.5, [
            [0, mix(tone, '#f3dcec', 0.6)],
            [0.3, mix(tone, '#d9b3cc', 0.2)],
            [0.7, tone],
            [1, '#200d26'],
          ]),
        );
        card.canvas.ellipse(x - r * 0.36, y - r * 0.42, r * 0.17, r * 0.11, '#ffffff', { opacity: 0.75 });
      }
    }
    const leaf = place(vineLeaf, { x: cx - 20, y: rows === 10 ? 110 : 50, scale: 34, turn: -1.1 });
    card.fill(
      leaf,
      card.canvas.linear(cx - 160, 0, cx, 160, [
        [0, '#93a552'],
        [1, '#465f2a'],
      ]),
    );
  }
  card.say('A good', { face: 'fat', size: 104, align: 'start', x: 84, y: 330 }, '#3b2036');
  card.say('harvest', { face: 'fat', size: 104, align: 'start', x: 84, y: 436 }, '#3b2036');
  card.say('GIFT CARD', { face: 'sans', size: 28, tracking: 9, align: 'start', x: 88, y: 510 }, '#7b3566');
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 88, y: 690 }, '#7b3566');
  return card.svg();
}

export function glass(): string {
  const card = new Card();
  card.ground('#fbe3d6', '#f3c3ae');
  card.canvas.ellipse(890, 380, 300, 300, '#f8d2bd');
  const bowl = [
    ...curve([740, 110], [700, 330], [780, 450], [890, 456], 30),
    ...curve([890, 456], [1000, 450], [1080, 330], [1040, 110], 30),
  ];
  const wine = [
    ...curve([727, 250], [735, 390], [810, 444], [890, 444], 30),
    ...curve([890, 444], [970, 444], [1045, 390], [1053, 250], 30),
  ];
  const waves = curve([1053, 250], [960, 216], [830, 290], [727, 250], 30);
  card.fill(
    [...wine, ...waves],
    card.canvas.linear(727, 250, 1053, 444, [
      [0, '#b3243c'],
      [0.5, '#8a1428'],
      [1, '#5a0a1a'],
    ]),
  );
  card.canvas.stroke(polygon(bowl).replace('Z', ''), '#5a1420', 6);
  card.canvas.stroke('M740 110H1040', '#5a1420', 6);
  card.canvas.stroke('M890 456V650M790 652H990', '#5a1420', 6);
  card.canvas.stroke('M768 160C756 250 768 320 800 370', '#ffffff', 9, { opacity: 0.7 });
  card.say('Pour', { face: 'displayBold', size: 128, align: 'start', x: 84, y: 330 }, '#5a1420');
  card.say(
    'yourself something good',
    { face: 'displayItalic', size: 48, align: 'start', x: 90, y: 404 },
    '#8a2a30',
  );
  card.say('GIFT CARD', { face: 'caps', size: 28, tracking: 9, align: 'start', x: 90, y: 486 }, '#a94007');
  card.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, align: 'start', x: 90, y: 690 }, '#8a2a30');
  return card.svg();
}

export function letterpress(): string {
  const card = new Card();
  card.ground('#d3b284', '#b8935f');
  const ink = '#35231a';
  card.frame(40, ink, 7);
  card.frame(54, ink, 2);
  card.say('THE BEARER IS ENTITLED TO', { face: 'condensed', size: 42, tracking: 6, x: middle, y: 150 }, ink);
  card.say('Good Wine', { face: 'western', size: 150, x: middle, y: 320 }, '#6e2416');
  for (const side of [-1, 1]) {
    card.engrave('barrel', { x: middle + side * 430, y: 450, scale: 5 }, ink, 0.3);
    card.canvas.rect(middle + side * 200 - 130, 384, 260, 3, ink);
  }
  card.engrave('anchor', { x: middle, y: 384, scale: 2.2 }, ink, 0.3);
  card.say('GIFT CARD', { face: 'western', size: 70, tracking: 6, x: middle, y: 516 }, ink);
  card.say('and to no small amount of good company', { face: 'oldItalic', size: 40, x: middle, y: 586 }, ink);
  card.say(
    'CELLAR DOOR · WINE MERCHANTS',
    { face: 'condensed', size: 34, tracking: 6, x: middle, y: 664 },
    '#6e2416',
  );
  card.fill(circle(150, 150, 10), ink);
  card.fill(circle(width - 150, 150, 10), ink);
  return card.svg();
}
