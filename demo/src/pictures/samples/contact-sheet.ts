import { writeFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { png } from '../drawing/render.js';
import { type PictureSpec, pictureSvg } from '../picture.js';
import { sampleOthers } from './sample-others.js';
import { sampleSpirits } from './sample-spirits.js';
import { sampleWines } from './sample-wines.js';

// npx tsx contact-sheet.ts <file.png> [from] [to]: all samples beside each other, to look at.

const [file, from = '0', to] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write.');
const samples: readonly PictureSpec[] = [...sampleWines, ...sampleSpirits, ...sampleOthers];
const chosen = samples.slice(Number(from), to ? Number(to) : undefined);
const cell = { width: 300, height: 400 };
const columns = Math.min(chosen.length, 6);

const pictures: OverlayOptions[] = [];
for (const [i, spec] of chosen.entries()) {
  const input = await sharp(await png(pictureSvg(spec)))
    .resize(cell.width, cell.height)
    .png()
    .toBuffer();
  pictures.push({ input, left: (i % columns) * cell.width, top: Math.floor(i / columns) * cell.height });
  process.stdout.write(`\r${i + 1} of ${chosen.length}`);
}
const size = { width: columns * cell.width, height: Math.ceil(chosen.length / columns) * cell.height };
const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(pictures);
await writeFile(file, await sheet.png().toBuffer());
process.stdout.write('\n');
