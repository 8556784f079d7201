import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { birthdayCardDesigns, giftCardDesigns } from './cards/card-designs.js';
import { avif } from './drawing/render.js';
import { stillLife } from './still-life/still-life.js';
import { storeFronts } from './stores/store-fronts.js';
import { poured } from './vignettes/poured.js';
import { vignettes } from './vignettes/vignettes.js';

// npx tsx demo/src/pictures/draw-art.ts [beginning of a name]
// Draws what is not a product: the shop's still life, vignettes and touch icon, the stores' fronts, the cards.

const shopArt = new URL('../../../shop/src/art/', import.meta.url);
const publicFolder = new URL('../../../shop/public/', import.meta.url);
const masters = new URL('../../masters/', import.meta.url);

async function keep(folder: URL, name: string, bytes: Buffer): Promise<void> {
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name.padEnd(28)} ${(bytes.length / 1000).toFixed(1).padStart(6)} kB`);
}

async function touchIcon(): Promise<Buffer> {
  const mark = await readFile(new URL('mark.svg', publicFolder));
  const inside = await sharp(mark, { density: 300 }).resize(132, 132).png().toBuffer();
  const ground = { width: 180, height: 180, channels: 3, background: '#FBF8F4' } as const;
  return sharp({ create: ground })
    .composite([{ input: inside, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}

const wanted = process.argv[2] ?? '';

async function each(kind: string, designs: Record<string, () => string>, maxBytes: number): Promise<void> {
  for (const [name, draw] of Object.entries(designs)) {
    const file = `${kind}-${name}.avif`;
    if (file.startsWith(wanted)) await keep(masters, file, await avif(draw(), { maxBytes }));
  }
}

const stillLifes = {
  'still-life': 'red wine and cheese',
  'still-life-sparkling': 'sparkling wine and grapes',
} as const;
for (const [name, scene] of Object.entries(stillLifes)) {
  if (!name.startsWith(wanted)) continue;
  const picture = stillLife(scene);
  await keep(shopArt, `${name}.avif`, await avif(picture, { maxBytes: 45_000 }));
  await keep(shopArt, `${name}-small.avif`, await avif(picture, { maxBytes: 18_000, width: 600 }));
}
for (const { name, draw } of vignettes) {
  const file = `vignette-${name}.avif`;
  if (file.startsWith(wanted))
    await keep(shopArt, file, await avif(draw(), { maxBytes: 12_000, width: 480 }));
}
for (const [name, draw] of Object.entries(poured))
  if (name.startsWith(wanted)) await keep(shopArt, `${name}.avif`, await avif(draw(), { maxBytes: 14_000 }));
if ('touch-icon'.startsWith(wanted)) await keep(publicFolder, 'touch-icon.png', await touchIcon());
await each('store', storeFronts, 60_000);
await each('gift-card', giftCardDesigns, 40_000);
await each('birthday-card', birthdayCardDesigns, 40_000);
