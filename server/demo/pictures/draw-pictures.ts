import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { drawPicture, type PictureSpec } from './picture.js';

// npx tsx server/demo/pictures/draw-pictures.ts <list.json> [--again]
// The list: [{ "name": "chateau-valmire-2018", "spec": { ... } }, ...]. What is drawn already is left alone.

export interface NamedPicture {
  /** The file's name without its ending. */
  name: string;
  spec: PictureSpec;
}

interface Progress {
  drawn: number;
  kept: number;
  bytes: number;
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
  const progress: Progress = { drawn: 0, kept: 0, bytes: 0 };
  for (const { name, spec } of pictures) {
    const file = new URL(`${name}.avif`, folder);
    if (!again && (await exists(file))) progress.kept++;
    else {
      const bytes = await drawPicture(spec);
      await writeFile(file, bytes);
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

async function main(list: string | undefined, again: boolean): Promise<void> {
  if (!list) throw new Error('Name the JSON file that lists the pictures.');
  const pictures: NamedPicture[] = JSON.parse(await readFile(list, 'utf8'));
  const masters = new URL('./masters/', import.meta.url);
  const { drawn, kept, bytes } = await drawPictures(pictures, masters, terminal(pictures.length), again);
  const average = drawn ? (bytes / drawn / 1000).toFixed(1) : '0';
  console.log(`\n${drawn} drawn (${average} kB each), ${kept} were there already.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [list, option] = process.argv.slice(2);
  await main(list, option === '--again');
}
