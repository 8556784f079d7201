import { createHash } from 'node:crypto';

type Chunk = { file: string; imports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** A customer never sees the visitors' page flash: it is hidden before it is drawn, until the shop has started. */
export const hideFromCustomers = `try{if(JSON.parse(localStorage.getItem("user-data")).state.login)document.documentElement.dataset.starting=""}catch{}`;

/** Names what stands in the page itself to the Content-Security-Policy. */
export const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A chunk and all that it imports, each once. */
function filesOf(manifest: Manifest, entries: readonly string[]) {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const entry of entries) {
    if (!manifest[entry]) throw new Error(`The build has no chunk for ${entry}; look at web/build/pages.ts.`);
    visit(entry);
  }
  const chunks = [...seen].map((key) => manifest[key]!);
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) };
}

const unlessNamed = (html: string, files: readonly string[], link: (file: string) => string) =>
  files.filter((file) => !html.includes(file)).map((file) => link(file));

/** The page's head names the chunks of its screens, so that they do not wait for one another. */
export function withScreens(
  html: string,
  manifest: Manifest,
  screens: readonly string[],
  fonts: readonly string[],
) {
  const { scripts, styles } = filesOf(manifest, screens);
  const links = [
    ...unlessNamed(
      html,
      fonts,
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`,
    ),
    ...unlessNamed(html, scripts, (file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...unlessNamed(html, styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** What was drawn ahead cannot be used before the shop has started: a form sent too early would be lost. */
export function withContent(html: string, content: string) {
  const [title = ''] = /<title>.*?<\/title>/.exec(content) ?? [];
  return html
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('</head>', () => `<script>${hideFromCustomers}</script></head>`)
    .replace('<div id="root"></div>', () => `<div id="root" inert>${content.replace(title, '')}</div>`);
}
