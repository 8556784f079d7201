import { createHash } from 'node:crypto';
import { chunkOf, filesOf, type Manifest } from './manifest.ts';

/** A customer never sees the visitors' page flash: it is hidden before it is drawn, until the shop has started. */
export const hideFromCustomers = [
  'try{if(JSON.parse(localStorage.getItem("user-data")).state.login)',
  'document.documentElement.dataset.starting=""}catch{}',
].join('');

/** The first number takes a phone twenty milliseconds to write: it has them while the code is on its way. */
export const writeANumber = "new Intl.NumberFormat('en-US').format(0)";

/** Names what stands in the page itself to the Content-Security-Policy. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What Vite names by itself, in an order of its own. */
const namedByVite =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/**
 * Where `media` applies, the page's own markup shows this picture: a browser complains about what was fetched in
 * vain.
 */
export type FirstPicture = { source: string; media: string };

type Head = {
  entry: string;
  screens: readonly string[];
  fonts: readonly string[];
  pictures?: readonly FirstPicture[] | undefined;
  drawnAhead?: boolean | undefined;
  /** The code has the line for itself. */
  lettersLater?: boolean | undefined;
};

/**
 * The page's head names all that its screens need, so that nothing waits to be found. Browsers fetch in this order
 * over a slow line: how the page looks, then its letters and pictures, then what it can do. Where nothing is drawn
 * ahead, there is nothing to read before the code has run: its letters come last. Where pictures come with the
 * answer, they are what is waited for, and the letters do not share the line with the code: the page asks for them
 * once it has words.
 */
export function withHead(html: string, manifest: Manifest, head: Head) {
  const { entry, screens, fonts, pictures = [], drawnAhead, lettersLater } = head;
  const { scripts, styles } = filesOf(manifest, [entry, ...screens]);
  const [start, ...others] = scripts;
  // What is drawn already can wait a little for what it can do.
  const low = drawnAhead ? ' fetchpriority="low"' : '';
  const letters = (lettersLater ? [] : fonts).map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  const code = [
    `<script type="module" crossorigin src="/${start}"${low}></script>`,
    ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}"${low}>`),
  ];
  const tags = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...pictures.map(({ source, media }) => {
      const { file } = chunkOf(manifest, source);
      return `<link rel="preload" as="image" media="${media}" href="/${file}" fetchpriority="high">`;
    }),
    ...(drawnAhead ? [...letters, ...code] : [...code, ...letters]),
  ];
  return html.replace(namedByVite, '').replace(/\s*<\/head>/, () => `${tags.join('')}</head>`);
}

/** Before the style sheets: a script behind them waits for them. */
export const withScript = (html: string, script: string) =>
  html.replace('<head>', () => `<head><script>${script}</script>`);

/** What was drawn ahead cannot be used before the shop has started: a form sent too early would be lost. */
export function withContent(html: string, content: string) {
  const [title = ''] = /<title>.*?<\/title>/.exec(content) ?? [];
  return withScript(html, hideFromCustomers)
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('<div id="root"></div>', () => `<div id="root" inert>${content.replace(title, '')}</div>`);
}
