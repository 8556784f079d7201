import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Nine pixels wide: enough, blurred, to tell a bottle from a can and red from white. */
const width = 9;
const fileName = 'stand-ins.json';

/** A picture's stand-in as it travels: WebP in base64. */
export const standInOf = async (picture: Buffer): Promise<string> =>
  (
    await sharp(picture).resize({ width }).webp({ quality: 20, alphaQuality: 20, effort: 6 }).toBuffer()
  ).toString('base64');

const isMaster = (name: string) => name.endsWith('.avif');

/** Writes down the stand-ins of all masters in a folder, in the order of their names. */
export async function writeStandIns(folder: URL): Promise<number> {
  const names = (await readdir(folder)).filter(isMaster).sort();
  const drawn: [name: string, standIn: string][] = [];
  for (const name of names)
    drawn.push([name.replace('.avif', ''), await standInOf(await readFile(new URL(name, folder)))]);
  const standIns = Object.fromEntries(drawn);
  await writeFile(new URL(fileName, folder), `${JSON.stringify(standIns, null, 2)}\n`);
  return names.length;
}
