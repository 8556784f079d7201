import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { PreparedBytes } from '../platform/http/prepared.js';
import { noPagePolicy, type PagePolicy } from '../platform/http/security-headers.js';
import { type KnownPage, patternOf } from './page-patterns.js';

const source = import.meta.url.endsWith('.ts');
export const builtWeb = fileURLToPath(
  new URL(source ? '../../../web/dist' : '../../../../web/dist', import.meta.url),
);

const texts = v.optional(v.array(v.string()), []);
const policyFile = v.object({ scripts: texts, styles: texts, hosts: texts });
const pagesFile = v.array(v.object({ path: v.string(), page: v.optional(v.string(), 'index.html') }));

/** What the web's build left for the server: pages, files, and what the pages may do. */
export type WebBuild = {
  folder: string;
  /** Names of single files beside the pages, such as the icon. */
  files: ReadonlySet<string>;
  index: PreparedBytes;
  pages: readonly KnownPage[];
  policy: PagePolicy;
};

const isForBrowsers = (file: string) => !/\.(html|json|br|gz)$/.test(file) && !file.startsWith('.');

export function findWebBuild(folder: string): WebBuild | undefined {
  const fileAt = (name: string) => path.join(folder, name);
  if (!existsSync(fileAt('index.html'))) return undefined;
  const read = <S extends v.GenericSchema>(schema: S, name: string) =>
    existsSync(fileAt(name)) ? v.parse(schema, JSON.parse(readFileSync(fileAt(name), 'utf8'))) : undefined;

  const prepared = new Map<string, PreparedBytes>();
  const prepare = (name: string) => {
    const page =
      prepared.get(name) ?? new PreparedBytes(readFileSync(fileAt(name)), 'text/html; charset=utf-8');
    prepared.set(name, page);
    return page;
  };
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    folder,
    files: new Set(entries.map(({ name }) => name).filter(isForBrowsers)),
    index: prepare('index.html'),
    pages: (read(pagesFile, 'pages.json') ?? []).map(({ path: pattern, page }) => ({
      isAt: patternOf(pattern),
      page: prepare(page),
      status: pattern === '*' ? 404 : 200,
    })),
    policy: read(policyFile, 'csp.json') ?? noPagePolicy,
  };
}
