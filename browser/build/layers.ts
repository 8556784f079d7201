import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * The order of the CSS layers, as the theme declares it, written into the page itself. Otherwise the first
 * style sheet to arrive would decide it.
 */
export const layers = () => {
  const theme = readFileSync(path.join(import.meta.dirname, '../src/ui/theme/theme.css'), 'utf8');
  const [order] = /@layer [^;{]+;/.exec(theme) ?? [];
  if (!order) throw new Error('browser/src/ui/theme/theme.css does not name the order of the layers.');
  return order;
};

export const nameLayers = (): Plugin => ({
  name: 'cellar-door:layers',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'style', children: layers(), injectTo: 'head-prepend' }],
  },
});

/** The hash of an inline script or style for the Content-Security-Policy. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
