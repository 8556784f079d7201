import { chunkOf, filesOf, type Manifest } from '../../browser/build/manifest.ts';

/**
 * Hides a prerendered visitors' page from logged-in customers until the shop has started, so that it never
 * flashes.
 */
export const hideFromCustomers = [
  'try{if(JSON.parse(localStorage.getItem("user-data")).state.login)',
  'document.documentElement.dataset.starting=""}catch{}',
].join('');

/** The other way round: hides the shape of a customer's page from visitors, who are sent to the log-in. */
export const hideFromVisitors = [
  'try{if(!JSON.parse(localStorage.getItem("user-data")).state.login)throw 0}',
  'catch{document.documentElement.dataset.starting=""}',
].join('');

/** Formatting the first number takes a phone 20 ms: this does it while the code is loading. */
export const writeANumber = "new Intl.NumberFormat('en-US').format(0)";

const emptyRoot = '<div id="root"></div>';

/** What Vite names by itself, in an order of its own. */
const namedByVite =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g;

/**
 * Preloads the picture only where `media` matches and the markup shows it: browsers warn of unused preloads.
 */
export type FirstPicture = { source: string; media: string };

type Head = {
  entry: string;
  screens: readonly string[];
  /** What the HTML itself shows already: its styles are named, its code comes when there is time (later-parts.ts). */
  shown?: readonly string[] | undefined;
  fonts: readonly string[];
  pictures?: readonly FirstPicture[] | undefined;
  drawnAhead?: boolean | undefined;
  /** The fonts are not preloaded, so that they do not compete with the code. */
  lettersLater?: boolean | undefined;
};

/**
 * The page's head names everything that its screens need, so that nothing is discovered late. The order
 * matters on a slow line: styles first, then fonts and pictures, then scripts. A page that is not prerendered
 * shows no text before its code has run, so its fonts come last. Where pictures arrive with the first answer,
 * the fonts are not preloaded at all: they would delay the code and the pictures.
 */
export function withHead(html: string, manifest: Manifest, head: Head) {
  const { entry, screens, shown = [], fonts, pictures = [], drawnAhead, lettersLater } = head;
  const { scripts, styles } = filesOf(manifest, [entry, ...screens]);
  const looks = new Set([...styles, ...filesOf(manifest, shown).styles]);
  const [start, ...others] = scripts;
  // A prerendered page can wait a little for its scripts.
  const low = drawnAhead ? ' fetchpriority="low"' : '';
  const letters = (lettersLater ? [] : fonts).map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
  );
  const code = [
    `<script type="module" crossorigin src="/${start}"${low}></script>`,
    ...others.map((file) => `<link rel="modulepreload" crossorigin href="/${file}"${low}>`),
  ];
  const tags = [
    ...[...looks].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
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

/** The shape of the page is there with the first frame; the screen takes its place. */
export function withShell(html: string, shell: string, lettersLater = false) {
  if (shell.includes(' style="'))
    throw new Error('The shape of a page has a style of its own, which the pages do not allow: use a class.');
  const later = lettersLater ? ' data-letters-later' : '';
  return withScript(html, hideFromVisitors).replace(
    emptyRoot,
    () => `<div id="root" inert${later}>${shell}</div>`,
  );
}

/** Prerendered forms are inert until the shop has started: one sent too early would be lost. */
export function withContent(html: string, content: string) {
  const [title = ''] = /<title>.*?<\/title>/.exec(content) ?? [];
  return withScript(html, hideFromCustomers)
    .replace(/<title>.*?<\/title>/, () => title)
    .replace(emptyRoot, () => `<div id="root" inert>${content.replace(title, '')}</div>`);
}
