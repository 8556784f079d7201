import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const { resolve } = createRequire(import.meta.url);

const fonts = ['fraunces', 'figtree'] as const;

export const addressOfFont = (name: (typeof fonts)[number]) => `/files/fonts/${name}.woff2`;

/** For pages that the server makes itself: the web application's fonts have file names from its build. */
export function serveFonts(app: FastifyInstance) {
  for (const name of fonts) {
    const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    app.get(addressOfFont(name), async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('font/woff2')
        .send(await readFile(file)),
    );
  }
}
