import type { Colour } from './colour.js';

export type Stop = readonly [offset: number, colour: Colour, opacity?: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? Number(value.toFixed(3)) : value}"`)
    .join('');

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity = 1]) =>
      written({ offset, 'stop-color': colour, 'stop-opacity': opacity }),
    )
    .map((attributes) => `<stop${attributes}/>`)
    .join('');

/** Collects one SVG: shapes in the order drawn, definitions once, identifiers never twice. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly definitions: string[] = [];
  private readonly shapes: string[] = [];
  private readonly shared = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Keeps a definition and returns a reference to it; equal ones are kept only once. */
  define(element: string, attributes: Attributes, content = ''): string {
    const body = `${written(attributes)}>${content}</${element}>`;
    const key = element + body;
    const known = this.shared.get(key);
    if (known) return known;
    const reference = `url(#d${this.definitions.length})`;
    this.definitions.push(`<${element} id="d${this.definitions.length}"${body}`);
    this.shared.set(key, reference);
    return reference;
  }

  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const attributes = { gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 };
    return this.define('linearGradient', attributes, stopList(stops));
  }

  vertical(y1: number, y2: number, stops: readonly Stop[]): string {
    return this.linear(0, y1, 0, y2, stops);
  }

  radial(cx: number, cy: number, r: number, stops: readonly Stop[], transform?: string): string {
    const attributes = { gradientUnits: 'userSpaceOnUse', cx, cy, r, gradientTransform: transform };
    return this.define('radialGradient', attributes, stopList(stops));
  }

  blur(x: number, y = x): string {
    const area = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
    return this.define('filter', area, `<feGaussianBlur stdDeviation="${x} ${y}"/>`);
  }

  /** For thin shapes, whose own box is too narrow for the blur's reach. */
  wideBlur(x: number, y = x): string {
    const area = { filterUnits: 'userSpaceOnUse', x: -200, y: -200, width: this.width + 400 };
    const box = { ...area, height: this.height + 400 };
    return this.define('filter', box, `<feGaussianBlur stdDeviation="${x} ${y}"/>`);
  }

  clip(pathData: string): string {
    return this.define('clipPath', {}, `<path d="${pathData}"/>`);
  }

  path(d: string, fill: string, attributes: Attributes = {}): void {
    this.shapes.push(`<path${written({ d, fill, ...attributes })}/>`);
  }

  stroke(d: string, stroke: string, width: number, attributes: Attributes = {}): void {
    const look = { 'stroke-width': width, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
    this.path(d, 'none', { stroke, ...look, ...attributes });
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}): void {
    this.shapes.push(`<rect${written({ x, y, width, height, fill, ...attributes })}/>`);
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, attributes: Attributes = {}): void {
    this.shapes.push(`<ellipse${written({ cx, cy, rx, ry, fill, ...attributes })}/>`);
  }

  group(attributes: Attributes, draw: () => void): void {
    this.shapes.push(`<g${written(attributes)}>`);
    draw();
    this.shapes.push('</g>');
  }

  /** Everything drawn inside shows only within `pathData`. */
  within(pathData: string, draw: () => void): void {
    this.group({ 'clip-path': this.clip(pathData) }, draw);
  }

  svg(): string {
    const box = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    const content = `<defs>${this.definitions.join('')}</defs>${this.shapes.join('')}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
  }
}
