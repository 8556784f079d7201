import { drawPictures } from '../draw-pictures.js';
import { references } from './references.js';

// npx tsx server/demo/pictures/samples/draw-references.ts, after the drawing was changed on purpose.

const folder = new URL('../references/', import.meta.url);
const { drawn, bytes } = await drawPictures(references, folder, (_, name) => console.log(name), true);
console.log(`${drawn} references, ${(bytes / 1000).toFixed(1)} kB`);
