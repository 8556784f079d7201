/** Second and value, in the order of time. */
type Point = readonly [second: number, value: number];
export type Line = { readonly name: string; readonly points: readonly Point[] };
export type Drawn = {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly Line[];
  readonly from: number;
  readonly until: number;
  /** Two points that are further apart have nothing between them. */
  readonly gap: number;
};
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const ink = { title: '#26211f', text: '#5d5552', grid: '#e7e1dc', panel: '#ffffff', rim: '#d9d1ca' };
const colours = ['#7a1f3d', '#2f6f8f', '#c0802b', '#4d7c4a', '#6b5b95', '#b3503a', '#3c8c8c', '#8a8a3c'];

const kilo = (value: number, step: number, names: readonly string[]) => {
  let [left, at] = [value, 0];
  for (; Math.abs(left) >= step && at < names.length - 1; at++) left /= step;
  return `${shortly(left)}${names[at]}`;
};

const shortly = (value: number) =>
  value === 0
    ? '0'
    : Math.abs(value) >= 100
      ? value.toFixed(0)
      : String(Number(value.toPrecision(Math.abs(value) < 1 ? 2 : 3)));

/** A value as its unit is read: 0.02 seconds are 20 ms. */
export function worded(value: number, unit: string) {
  switch (unit) {
    case 's':
      return Math.abs(value) < 1 && value !== 0 ? `${shortly(value * 1000)} ms` : `${shortly(value)} s`;
    case 'bytes':
      return kilo(value, 1024, [' B', ' KiB', ' MiB', ' GiB']);
    case 'percentunit':
      return `${shortly(value * 100)} %`;
    case 'h':
      return value !== 0 && Math.abs(value) < 1 ? `${shortly(value * 60)} min` : `${shortly(value)} h`;
    case 'reqps':
      return `${kilo(value, 1000, ['', 'k'])}/s`;
    default:
      return kilo(value, 1000, ['', 'k', 'M']);
  }
}

/** Where the axis ends: the next round number, so that its four steps are round as well. */
export function topOf(most: number, unit: string) {
  if (most <= 0) return unit === 'short' ? 4 : 1;
  const base = unit === 'bytes' ? 2 ** (10 * Math.floor(Math.log2(most) / 10)) : 1;
  const scaled = most / base;
  const power = 10 ** Math.floor(Math.log10(scaled));
  const step = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].find((each) => scaled <= each * power)!;
  return step * power * base;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 16);

/** Pieces of a line between which Prometheus knows nothing. */
function piecesOf(points: readonly Point[], gap: number) {
  const pieces: Point[][] = [];
  for (const point of points) {
    const last = pieces.at(-1);
    if (last && point[0] - last.at(-1)![0] <= gap) last.push(point);
    else pieces.push([point]);
  }
  return pieces;
}

const legendRow = 19;
const mostNamed = 5;

/** One panel of the dashboard as SVG: its title, its axes, its lines, and what the newest value of each is. */
export function drawPanel({ title, unit, lines, from, until, gap }: Drawn, { x, y, width, height }: Box) {
  const named = [...lines].sort((one, other) => newest(other) - newest(one)).slice(0, mostNamed);
  const inner = {
    left: x + 74,
    right: x + width - 18,
    top: y + 48,
    bottom: y + height - 44 - legendRow * Math.max(1, named.length),
  };
  const top = topOf(Math.max(0, ...lines.flatMap(({ points }) => points.map(([, value]) => value))), unit);
  const across = (second: number) =>
    inner.left + ((second - from) / (until - from)) * (inner.right - inner.left);
  const up = (value: number) => inner.bottom - (value / top) * (inner.bottom - inner.top);
  const text = (at: { x: number; y: number }, words: string, more = '') =>
    `<text x="${at.x.toFixed(1)}" y="${at.y.toFixed(1)}" ${more}>${escaped(words)}</text>`;
  const parts = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${ink.panel}" stroke="${ink.rim}"/>`,
    text({ x: x + 16, y: y + 27 }, title, `fill="${ink.title}" font-size="15" font-weight="bold"`),
  ];
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const at = up(top * share);
    parts.push(
      `<line x1="${inner.left}" x2="${inner.right}" y1="${at}" y2="${at}" stroke="${ink.grid}"/>`,
      text({ x: inner.left - 8, y: at + 4 }, worded(top * share, unit), 'text-anchor="end"'),
    );
  }
  const minute = (until - from) / 60 > 20 ? 5 : 2;
  for (let second = Math.ceil(from / 60 / minute) * 60 * minute; second <= until; second += 60 * minute)
    parts.push(text({ x: across(second), y: inner.bottom + 19 }, clock(second), 'text-anchor="middle"'));
  if (lines.length === 0)
    parts.push(
      text(
        { x: (inner.left + inner.right) / 2, y: (inner.top + inner.bottom) / 2 },
        'nothing to show',
        'text-anchor="middle"',
      ),
    );
  lines.forEach(({ points }, index) => {
    const colour = colours[index % colours.length]!;
    for (const piece of piecesOf(points, gap))
      parts.push(
        `<polyline fill="none" stroke="${colour}" stroke-width="2" stroke-linejoin="round" points="${piece
          .map(([second, value]) => `${across(second).toFixed(1)},${up(value).toFixed(1)}`)
          .join(' ')}"/>`,
      );
  });
  named.forEach((line, row) => {
    const at = inner.bottom + 42 + legendRow * row;
    const colour = colours[lines.indexOf(line) % colours.length]!;
    const room = Math.floor((width - 150) / 7.3);
    const name = line.name.length > room ? `${line.name.slice(0, room - 1)}…` : line.name;
    parts.push(
      `<rect x="${x + 18}" y="${at - 9}" width="14" height="4" fill="${colour}"/>`,
      text({ x: x + 40, y: at - 2 }, name),
      text({ x: inner.right, y: at - 2 }, worded(newest(line), unit), 'text-anchor="end"'),
    );
  });
  return `<g font-family="DejaVu Sans, sans-serif" font-size="12" fill="${ink.text}">${parts.join('')}</g>`;
}

const newest = ({ points }: Line) => points.at(-1)?.[1] ?? 0;
