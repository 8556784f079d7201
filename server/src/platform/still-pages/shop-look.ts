import { colours } from '../mail/colours.js';
import { addressOfFont } from './serve-fonts.js';

const tokens = Object.entries(colours)
  .map(([name, colour]) => `--${name}: ${colour};`)
  .join(' ');

/**
 * The shop's fonts and colours, for pages that the server makes itself: the web application's style sheet
 * does not exist before it is built.
 */
export const shopLook = `
@font-face {
  font-family: 'Fraunces Variable'; font-weight: 100 900; font-display: swap;
  src: url('${addressOfFont('fraunces')}') format('woff2');
}
@font-face {
  font-family: 'Figtree Variable'; font-weight: 300 900; font-display: swap;
  src: url('${addressOfFont('figtree')}') format('woff2');
}
:root {
  ${tokens}
  --display: 'Fraunces Variable', Georgia, 'Times New Roman', serif;
  --text: 'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif;
  color-scheme: light;
  color: var(--ink);
  background: var(--paper);
  font: 400 1rem / 1.5 var(--text);
  -webkit-text-size-adjust: 100%;
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; }
h1, h2 { font-family: var(--display); font-weight: 420; line-height: 1.15; letter-spacing: -0.01em; }
a { color: var(--brand); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { color: var(--brand-hover); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 6px; }
`.trimStart();
