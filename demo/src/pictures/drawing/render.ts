import sharp from 'sharp';

// Pictures are drawn while other work runs on the same machine, so one thread leaves room for it.
sharp.concurrency(1);

const rasterised = (svg: string) => sharp(Buffer.from(svg), { unlimited: true });

export const png = (svg: string): Promise<Buffer> => rasterised(svg).png({ compressionLevel: 6 }).toBuffer();

interface Limit {
  maxBytes: number;
  width?: number;
  quality?: number;
}

/** About this many steps of quality halve a picture's bytes; each attempt takes a second. */
const stepsToHalve = 27;

/** A good quality that stays within the size. */
export async function avif(svg: string, { maxBytes, width, quality = 66 }: Limit): Promise<Buffer> {
  const raster = await rasterised(svg).png({ compressionLevel: 1 }).toBuffer();
  let tried = quality;
  for (;;) {
    const picture = sharp(raster);
    if (width) picture.resize(width, null, { kernel: 'lanczos3' });
    const bytes = await picture.avif({ quality: tried, effort: 4 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
    if (tried < 20) throw new Error(`A picture cannot be made smaller than ${maxBytes} bytes.`);
    tried -= Math.max(3, Math.ceil(stepsToHalve * Math.log2(bytes.length / maxBytes)));
  }
}
