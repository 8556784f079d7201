import { createHash } from 'node:crypto';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { demoCatalogue } from '../catalogue/catalogue.js';
import { drawPicture, type NamedPicture, type PictureSpec } from './picture.js';
import { writeStandIns } from './stand-ins.js';

// npx tsx server/demo/pictures/draw-pictures.ts [--again]
// Draws every picture of the demo catalogue that is missing or was drawn of something else.

interface Progress {
  drawn: number;
  kept: number;
  bytes: number;
}

export const masters = new URL('../../masters/', import.meta.url);

/** In each folder: what its pictures were drawn of. */
const record = 'drawn-of.json';

/** The same as long as the catalogue describes the picture in the same way. */
export const markOf = (spec: PictureSpec): string =>
  createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 12);

export async function marksIn(folder: URL): Promise<Map<string, string>> {
  const file = new URL(record, folder);
  return new Map((await exists(file)) ? Object.entries(JSON.parse(await readFile(file, 'utf8'))) : []);
}

async function keepMarks(folder: URL, marks: ReadonlyMap<string, string>): Promise<void> {
  const sorted = Object.fromEntries([...marks].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(new URL(record, folder), `${JSON.stringify(sorted, null, 2)}\n`);
}

const exists = (file: URL): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Draws a master of each into `folder`; `report` hears after every one how far it is. */
export async function drawPictures(
  pictures: readonly NamedPicture[],
  folder: URL,
  report: (done: number, name: string) => void = () => undefined,
  again = false,
): Promise<Progress> {
  await mkdir(folder, { recursive: true });
  const marks = await marksIn(folder);
  const progress: Progress = { drawn: 0, kept: 0, bytes: 0 };
  for (const { name, spec } of pictures) {
    const file = new URL(`${name}.avif`, folder);
    const mark = markOf(spec);
    if (!again && marks.get(name) === mark && (await exists(file))) progress.kept++;
    else {
      const bytes = await drawPicture(spec);
      await writeFile(file, bytes);
      marks.set(name, mark);
      await keepMarks(folder, marks);
      progress.drawn++;
      progress.bytes += bytes.length;
    }
    report(progress.drawn + progress.kept, name);
  }
  return progress;
}

function terminal(total: number): (done: number, name: string) => void {
  const began = Date.now();
  return (done, name) => {
    const left = Math.round(((Date.now() - began) / done / 1000) * (total - done));
    const line = `${done} of ${total}, about ${left} s left: ${name}`;
    process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  };
}

async function main(again: boolean): Promise<void> {
  const { pictures } = demoCatalogue();
  const { drawn, kept, bytes } = await drawPictures(pictures, masters, terminal(pictures.length), again);
  await writeStandIns(masters);
  const average = drawn ? (bytes / drawn / 1000).toFixed(1) : '0';
  console.log(`\n${drawn} drawn (${average} kB each), ${kept} were there already.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv[2] === '--again');
}
