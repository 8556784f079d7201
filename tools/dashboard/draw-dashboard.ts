import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawPanel, type Line } from './draw-panel.js';

/*
 * Draws deploy/grafana/cellar-door.json by what a Prometheus has measured, so that a page of the documentation
 * shows figures of a real run: docs/operation.md says how. It asks each panel's own query.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const scale = { column: 66, row: 40, between: 12, head: 74 };
/** As many points as a panel of this width has room for. */
const points = 180;

type Panel = {
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig: { defaults: { unit: string } };
  targets: { expr: string; legendFormat: string }[];
};
type Series = { metric: Record<string, string>; values: [number, string][] };

const { values } = parseArgs({
  options: {
    prometheus: { type: 'string', default: 'http://127.0.0.1:9090' },
    minutes: { type: 'string', default: '10' },
    title: { type: 'string', default: 'Cellar Door' },
    into: { type: 'string', default: 'docs/pictures/dashboard.webp' },
  },
});
const until = Math.floor(Date.now() / 1000);
const from = until - Number(values.minutes) * 60;
const step = Math.max(1, Math.round((until - from) / points));

const nameOf = (legend: string, metric: Record<string, string>) =>
  legend.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => metric[label] ?? '');

async function linesOf({ expr, legendFormat }: Panel['targets'][number]): Promise<Line[]> {
  const asked = new URLSearchParams({ query: expr, start: `${from}`, end: `${until}`, step: `${step}` });
  const answer = await fetch(`${values.prometheus}/api/v1/query_range?${asked}`);
  if (!answer.ok) throw new Error(`Prometheus does not answer ${expr}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { result: Series[] } };
  return data.result.map(({ metric, values: measured }) => ({
    name: nameOf(legendFormat, metric),
    points: measured
      .map(([second, value]) => [second, Number(value)] as const)
      .filter(([, value]) => Number.isFinite(value)),
  }));
}

const { panels } = JSON.parse(readFileSync(`${root}deploy/grafana/cellar-door.json`, 'utf8')) as {
  panels: Panel[];
};
const drawn: string[] = [];
for (const { title, gridPos, fieldConfig, targets } of panels) {
  const lines: Line[] = [];
  for (const target of targets) lines.push(...(await linesOf(target)));
  const box = {
    x: scale.between + gridPos.x * scale.column,
    y: scale.head + gridPos.y * scale.row,
    width: gridPos.w * scale.column - scale.between,
    height: gridPos.h * scale.row - scale.between,
  };
  drawn.push(drawPanel({ title, unit: fieldConfig.defaults.unit, lines, from, until, gap: step * 4 }, box));
}
const width = scale.between + 24 * scale.column;
const height = scale.head + Math.max(...panels.map(({ gridPos }) => gridPos.y + gridPos.h)) * scale.row;
const day = new Date(until * 1000).toISOString().slice(0, 10);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#f5f0ea"/>
<g font-family="DejaVu Sans, sans-serif">
<text x="16" y="44" font-size="24" font-weight="bold" fill="#26211f">${values.title}</text>
<text x="${width - 16}" y="44" font-size="14" text-anchor="end" fill="#5d5552">${day}, UTC</text></g>
${drawn.join('\n')}</svg>`;
const { size } = await sharp(Buffer.from(svg)).webp({ quality: 72, effort: 6 }).toFile(values.into);
process.stdout.write(
  `${values.into}: ${panels.length} panels, ${width} × ${height}, ${Math.round(size / 1024)} kB\n`,
);
