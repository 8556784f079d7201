import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { noPagePolicy, type PagePolicy } from '../platform/http/security-headers.js';
import { type KnownPage, patternOf } from './page-patterns.js';

export const builtWeb = fileURLToPath(new URL('../../../shop/dist', import.meta.url));
export const builtStaffWeb = fileURLToPath(new URL('../../../staff/dist', import.meta.url));

const texts = v.optional(v.array(v.string()), []);
const policyFile = v.object({ scripts: texts, styles: texts, hosts: texts });
const pagesFile = v.array(v.object({ path: v.string(), page: v.optional(v.string(), 'index.html') }));

/**
 * The results of a build of the shop or of the staff application: pages, files, and the pages' content
 * security policies.
 */
export type WebBuild = {
  folder: string;
  /** Names of single files beside the pages, such as the icon. */
  files: ReadonlySet<string>;
  index: string;
  pages: readonly KnownPage[];
  policy: PagePolicy;
};

const isForBrowsers = (file: string) => !/\.(html|json|br|gz)$/.test(file) && !file.startsWith('.');

export function findWebBuild(folder: string): WebBuild | undefined {
  const fileAt = (name: string) => path.join(folder, name);
  if (!existsSync(fileAt('index.html'))) return undefined;
  const read = <S extends v.GenericSchema>(schema: S, name: string) =>
    existsSync(fileAt(name)) ? v.parse(schema, JSON.parse(readFileSync(fileAt(name), 'utf8'))) : undefined;

  const written = new Map<string, string>();
  const pageIn = (name: string) => {
    const page = written.get(name) ?? readFileSync(fileAt(name), 'utf8');
    written.set(name, page);
    return page;
  };
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    folder,
    files: new Set(entries.map(({ name }) => name).filter(isForBrowsers)),
    index: pageIn('index.html'),
    pages: (read(pagesFile, 'pages.json') ?? []).map(({ path: pattern, page }) => ({
      pattern,
      isAt: patternOf(pattern),
      page: pageIn(page),
      status: pattern === '*' ? 404 : 200,
    })),
    policy: read(policyFile, 'csp.json') ?? noPagePolicy,
  };
}
