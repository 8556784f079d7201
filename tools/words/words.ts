import path from 'node:path';
import type { FileSystem } from 'typescript/unstable/fs';
import { API } from 'typescript/unstable/sync';
import { otherTexts } from './other-texts.js';
import { textsIn } from './texts.js';

/** Where people read the shop's words; words only for operators and developers are left out. */
const places: readonly { title: string; workspace: string; within: RegExp; without?: RegExp }[] = [
  { title: 'Screens', workspace: 'shop', within: /^shop\/src\/(?:features|app)\// },
  { title: 'Screens of the staff', workspace: 'staff', within: /^staff\/src\/(?:features|app)\// },
  { title: 'Parts of every screen', workspace: 'browser', within: /^browser\/src\/(?!ui\/gallery)/ },
  {
    title: 'What a call answers',
    workspace: 'contract',
    within: /^contract\/src\//,
    without: /\.staff\.ts$/,
  },
  {
    title: 'Letters, and what the server decides in words',
    workspace: 'server',
    within: /^server\/src\/(?:features|platform\/mail)\//,
    without:
      /\.sql\.ts$|-audit|\.jobs\.ts$|security-events|announce|demo-page|import-rules|rules-(?:file|page)/,
  },
];

const isShipped = (file: string) => !/\.d\.ts$|\.test\.tsx?$|\/testing\//.test(file);

/** The folder below `features`, or the first one. */
const roomOf = (file: string) =>
  /\/features\/([^/]+)/.exec(file)?.[1] ?? path.dirname(file).split('/').slice(2, 4).join('/');

const listOf = (file: string, texts: readonly string[]) =>
  `\`${file}\`\n\n${texts.map((text) => `- ${text.replaceAll('|', '\\|')}`).join('\n')}\n`;

/** Every text of the shop as a page, sorted by where it is read. */
export function wordsPage(root: string, fs?: FileSystem): string {
  const api = new API({ cwd: root, ...(fs && { fs }) });
  try {
    const openProjects = places.map(({ workspace }) => path.join(root, workspace, 'tsconfig.json'));
    const projects = api.updateSnapshot({ openProjects }).getProjects();
    const inCode = places.map(({ title, workspace, within, without }) => {
      const project = projects.find(
        ({ configFileName }) => configFileName === path.join(root, workspace, 'tsconfig.json'),
      )!;
      const rooms = new Map<string, string[]>();
      const files = project.rootFiles
        .map((file) => path.relative(root, file))
        .filter((file) => within.test(file) && isShipped(file) && !without?.test(file));
      for (const file of files.toSorted()) {
        const source = project.program.getSourceFile(path.join(root, file));
        const texts = source ? textsIn(source) : [];
        if (texts.length === 0) continue;
        const room = roomOf(file) || workspace;
        rooms.set(room, [...(rooms.get(room) ?? []), listOf(file, texts)]);
      }
      const chapters = [...rooms].map(([room, told]) => `### ${room}\n\n${told.join('\n')}`);
      return `## ${title}\n\n${chapters.join('\n')}`;
    });
    const others = otherTexts(root).map(({ room, file, texts }) => `### ${room}\n\n${listOf(file, texts)}`);
    const parts = others.length > 0 ? [...inCode, `## Other pages\n\n${others.join('\n')}`] : inCode;
    return `# Every text that people read

By screen and letter, in the order of the code; \`{…}\` stands for what is put in. \`npm run words\` writes this page, and
\`npm run check\` says when it is no longer true. To change a text, change it in the file that is named above it.

${parts.join('\n')}`;
  } finally {
    api.close();
  }
}
