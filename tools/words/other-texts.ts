import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Chapter = { room: string; file: string; texts: string[] };

const read = (root: string, file: string) => {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : '';
};
const unspaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The wording that comes with the shop; its owner writes the next versions in the settings. */
function legalTexts(root: string): Chapter[] {
  const folder = 'server/migrations';
  const files = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)).toSorted() : [];
  return files.flatMap((name) => {
    const file = `${folder}/${name}`;
    const versions = read(root, file).matchAll(
      /into legal_text[\s\S]*?\('(\w+)'[\s\S]*?\$text\$([\s\S]*?)\$text\$/g,
    );
    return [...versions].map(([, page, text]) => ({
      room: `legal pages: ${page}`,
      file,
      texts: text!
        .split('\n')
        .map((line) => line.replace(/^(?:#+|-|>) */, ''))
        .filter((line) => line.trim()),
    }));
  });
}

/** What stands between the tags of a page that the build writes, and what its head tells search engines. */
function pageTexts(root: string, file: string, room: string): Chapter {
  const html = read(root, file);
  const told = [
    ...html.matchAll(/<(?:title|h1|p|a)\b[^>]*>([^<]+)</g),
    ...html.matchAll(/(?:description|title|alt)" content="([^"{]+ [^"{]+)"/g),
  ];
  const texts = told
    .map(([, text]) => unspaced(text!))
    .filter((text) => /\p{L}{2} /u.test(text) && !/=\d/.test(text));
  return { room, file, texts: [...new Set(texts)] };
}

/** What people read and no screen or letter holds. */
export const otherTexts = (root: string): Chapter[] =>
  [
    ...legalTexts(root),
    pageTexts(root, 'shop/build/offline.ts', 'without a connection'),
    pageTexts(root, 'shop/index.html', 'to search engines, and in older browsers'),
    pageTexts(root, 'staff/index.html', 'to staff in older browsers'),
  ].filter(({ texts }) => texts.length > 0);
