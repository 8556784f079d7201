import { Canvas, type Stop } from '../drawing/canvas.js';
import { type Colour, mix, shade } from '../drawing/colour.js';
import {
  arc,
  type Placement,
  type Point,
  polygon,
  rectangle,
  roundedRectangle,
  type Shape,
} from '../drawing/point.js';
import { random } from '../drawing/random.js';
import { type TextStyle, textPath } from '../drawing/typeface.js';
import { type Ornament, ornaments } from '../labels/ornaments.js';
import { Sheet } from '../labels/sheet.js';

export const cardSize = { width: 1200, height: 760 } as const;
const { width, height } = cardSize;

/** A card under work: drawing in pixels, ornaments in their own millimetres. */
export class Card {
  readonly canvas = new Canvas(width, height);
  private readonly sheet = new Sheet(this.canvas, { halfWidth: 5000, halfHeight: 5000 });

  ground(from: Colour, to: Colour = shade(from, 0.72)): void {
    const fill = this.canvas.linear(0, 0, width, height, [
      [0, mix(from, '#ffffff', 0.06)],
      [0.4, from],
      [1, to],
    ]);
    this.canvas.rect(0, 0, width, height, fill);
  }

  glow(x: number, y: number, r: number, colour: Colour, power = 0.5): void {
    const stops: Stop[] = [
      [0, colour, power],
      [0.5, colour, power * 0.35],
      [1, colour, 0],
    ];
    this.canvas.rect(0, 0, width, height, this.canvas.radial(x, y, r, stops));
  }

  gilt(colour: Colour = '#d6ac5c'): string {
    return this.canvas.linear(0, 0, width, height, [
      [0, shade(colour, 0.9)],
      [0.22, mix(colour, '#fff3cf', 0.75)],
      [0.4, colour],
      [0.55, shade(colour, 0.8)],
      [0.72, mix(colour, '#fff3cf', 0.6)],
      [1, shade(colour, 0.84)],
    ]);
  }

  say(text: string, style: TextStyle & { x: number; y: number; size: number }, colour: string): void {
    this.canvas.path(textPath(text, { fit: width - 160, ...style }), colour);
  }

  engrave(name: Ornament, at: Placement, colour: string, line = 0.24): void {
    this.sheet.engrave(ornaments[name](), at, colour, colour, line * (at.scale ?? 1));
  }

  fill(points: Shape, colour: string, opacity = 1): void {
    this.canvas.path(polygon(points), colour, { opacity });
  }

  frame(inset: number, colour: string, line: number, round = 0): void {
    const [w, h] = [width - 2 * inset, height - 2 * inset];
    const points = round ? roundedRectangle(inset, inset, w, h, round) : rectangle(inset, inset, w, h);
    this.canvas.stroke(polygon(points), colour, line);
  }

  /** The shop's name, small, where every card has it. */
  brand(colour: string, x = width / 2, y = height - 62): void {
    this.say('CELLAR DOOR', { face: 'caps', size: 22, tracking: 7, x, y }, colour);
  }

  svg(): string {
    return this.canvas.svg();
  }
}

export function bubbles(
  card: Card,
  seed: string,
  x: number,
  y: number,
  spread: number,
  count: number,
  colour: Colour,
): void {
  const chance = random(seed);
  for (let i = 0; i < count; i++) {
    const rise = chance.next();
    const r = chance.between(2, 15) * (0.4 + rise * 0.8);
    const px = x + chance.between(-1, 1) * spread * (0.3 + rise);
    const py = y - rise * y * 1.04;
    const fill = card.canvas.radial(px - r * 0.3, py - r * 0.3, r * 1.2, [
      [0, '#ffffff', 0.5],
      [0.6, colour, 0.16],
      [1, colour, 0.5],
    ]);
    card.canvas.ellipse(px, py, r, r, fill);
    card.canvas.stroke(polygon(arc(px, py, r, r, 0, 1, 24)), colour, 1.1, { opacity: 0.7 });
    card.canvas.ellipse(px - r * 0.35, py - r * 0.35, r * 0.18, r * 0.18, '#ffffff', { opacity: 0.9 });
  }
}

export function confetti(
  card: Card,
  seed: string,
  colours: readonly Colour[],
  count: number,
  keepOut: (p: Point) => boolean,
): void {
  const chance = random(seed);
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance.between(0, width), chance.between(0, height)];
    const size = chance.between(6, 18);
    if (keepOut([x, y])) continue;
    const turn = {
      transform: `rotate(${chance.between(0, 180).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})`,
    };
    const colour = chance.pick(colours);
    if (chance.chance(0.4)) card.canvas.ellipse(x, y, size * 0.4, size * 0.4, colour);
    else if (chance.chance(0.6)) card.canvas.rect(x, y, size * 1.5, size * 0.46, colour, { rx: 2, ...turn });
    else
      card.canvas.stroke(
        polygon(arc(x, y, size, size * 0.7, 0, 0.4, 10)).replace('Z', ''),
        colour,
        3.4,
        turn,
      );
  }
}

/** Ranks of hills that fade into the distance. */
export function ranges(card: Card, seed: string, top: number, tones: readonly Colour[]): void {
  const chance = random(seed);
  tones.forEach((tone, row) => {
    const base = top + ((height - top) * row) / tones.length;
    const phase = chance.between(0, 6);
    const swell = chance.between(28, 62);
    const ridge = Array.from({ length: 61 }, (_, i): Point => {
      const x = (i * width) / 60;
      return [x, base + swell * Math.sin(x / 190 + phase) + 18 * Math.sin(x / 71 + phase * 2)];
    });
    const fill = card.canvas.vertical(base - swell, base + 260, [
      [0, mix(tone, '#ffe7bd', 0.3)],
      [0.3, tone],
      [1, shade(tone, 0.7)],
    ]);
    card.fill([...ridge, [width, height], [0, height]], fill);
  });
}

export function vineRows(card: Card, colour: Colour, horizon: number, light: Colour): void {
  for (let i = -9; i <= 9; i++) {
    const near = width / 2 + i * 150;
    const far = width / 2 + i * 22;
    for (let k = 0; k < 22; k++) {
      const t = (k / 21) ** 1.7;
      const x = far + (near - far) * t;
      const y = horizon + (height + 30 - horizon) * t;
      const r = 4 + 40 * t;
      card.canvas.ellipse(x, y, r * 0.9, r * 0.6, shade(colour, 0.6 + 0.3 * (1 - t)));
      card.canvas.ellipse(x - r * 0.2, y - r * 0.22, r * 0.62, r * 0.34, mix(colour, light, 0.36), {
        opacity: 0.85,
      });
    }
  }
}
