import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../browser/build/layers.ts';

const here = import.meta.dirname;

/** The arch of the shop's mark with its light out: the moon over a closed cellar. */
const picture = `
<svg viewBox="0 0 240 240" width="200" height="200" aria-hidden="true">
  <defs>
    <linearGradient id="glass" x1="0" x2="1">
      <stop offset="0" stop-color="var(--ink)" /><stop offset="0.22" stop-color="var(--cellar-line)" />
      <stop offset="0.4" stop-color="var(--ink)" /><stop offset="0.85" stop-color="var(--cellar)" />
      <stop offset="1" stop-color="var(--ink)" />
    </linearGradient>
  </defs>
  <path fill="var(--sunken)" d="M28 226V118C28 62 68 20 120 20s92 42 92 98v108z" />
  <ellipse cx="120" cy="222" rx="76" ry="6" fill="var(--line)" />
  <path fill="url(#glass)"
    d="M110 62h20v44c0 12 18 20 18 42v68c0 4-3 6-7 6H99c-4 0-7-2-7-6v-68c0-22 18-30 18-42z" />
  <path fill="var(--brand-hover)" d="M109 60c0-3 2-4 4-4h14c2 0 4 1 4 4v26h-22z" />
  <path fill="var(--surface)" d="M93 156h54v40H93z" />
  <path fill="none" stroke="var(--brand)" stroke-width="3" stroke-linecap="round"
    d="M108 176q12-12 24 0M114 183q6-6 12 0" />
  <path stroke="var(--brand)" stroke-width="3" stroke-linecap="round" d="M108 188l24-22" />
</svg>`;

const style = (fonts: { display?: string | undefined; text?: string | undefined }) => `
${readFileSync(path.join(here, '../../browser/src/ui/theme/tokens.css'), 'utf8')}
${fontFace('Fraunces Variable', fonts.display)}${fontFace('Figtree Variable', fonts.text)}
* { box-sizing: border-box; margin: 0; }
body {
  display: grid; place-items: center; min-height: 100dvh; padding: var(--gutter);
  background: var(--paper); color: var(--ink); font: 400 var(--text-16) / 1.5 var(--font-text);
}
main { display: grid; justify-items: center; gap: var(--space-4); max-width: 30rem; text-align: center; }
h1 { font: 420 var(--text-36) / 1.15 var(--font-display); letter-spacing: -0.01em; }
p { color: var(--ink-soft); }
a {
  display: inline-grid; place-items: center; min-height: var(--control-large);
  margin-top: var(--space-2); padding: 0 var(--space-8); border-radius: var(--radius-small);
  background: var(--brand); color: var(--ink-inverse); font-weight: 550; text-decoration: none;
}
a:hover { background: var(--brand-hover); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;

const fontFace = (family: string, file: string | undefined) =>
  file
    ? `@font-face { font-family: '${family}'; src: url(/${file}) format('woff2'); ` +
      'font-weight: 100 900; font-display: swap; }\n'
    : '';

/** The page comes back by itself as soon as there is a connection. */
const script = "addEventListener('online',()=>location.reload())";

const page = (css: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#fbf8f4">
<meta name="robots" content="noindex">
<title>You're offline · Cellar Door</title>
<style>${css}</style>
</head>
<body>
<main>
${picture}
<h1>You're offline</h1>
<p>We can't reach the store right now. Your cart and your wishlist are safe, and this page will come back on its
own as soon as you're connected.</p>
<a href="">Try again</a>
</main>
<script>${script}</script>
</body>
</html>`;

const inQuotes = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'");

/** The service worker of this release; the files of the build say which release it is. */
export function serviceWorkerOf(files: readonly string[]) {
  const fontOf = (name: string) => files.find((file) => file.includes(name) && file.endsWith('.woff2'));
  const css = style({
    display: fontOf('fraunces-latin-wght'),
    text: fontOf('figtree-latin-wght'),
  });
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(css)}'`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const source = readFileSync(path.join(here, 'service-worker.js'), 'utf8');
  const written = new Map([
    ['OFFLINE_PAGE', page(css)],
    ['OFFLINE_POLICY', policy],
    ['RELEASE', createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 12)],
  ]);
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => inQuotes(written.get(name)!));
}
