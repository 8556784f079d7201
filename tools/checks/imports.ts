import path from 'node:path';

/** Every way in which one file imports another, including types and styles. */
const named = [
  /(?:^|[\s;}])(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|[\s;}])import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /@import\s+['"]([^'"]+)['"]/g,
  /\bcomposes:[^;]*\bfrom\s+['"]([^'"]+)['"]/g,
];

/** The existing files, by their paths from the root. */
type Known = { has(file: string): boolean };

const workspaces = ['contract', 'server', 'browser', 'shop', 'staff', 'demo'];

/** The file that an import leads to; undefined for packages. */
function resolved(file: string, given: string, files: Known): string | undefined {
  const [workspace, ...inside] = given.split('/');
  const isWorkspace = workspaces.includes(workspace!) && inside.length > 0;
  if (!given.startsWith('.') && !isWorkspace) return undefined;
  const place = isWorkspace
    ? path.posix.join(workspace!, 'src', ...inside)
    : path.posix.join(path.posix.dirname(file), given);
  const bare = place.replace(/\.js$/, '');
  return [place, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`].find((each) => files.has(each));
}

export const importsOf = (file: string, text: string, files: Known) =>
  named.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, given]) => ({ given: given!, to: resolved(file, given!, files) })),
  );
