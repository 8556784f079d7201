type Chunk = { file: string; imports?: string[]; css?: string[] };
/** Vite's description of the bundle: each source with its file, and what that imports. */
export type Manifest = Record<string, Chunk>;

export function chunkOf(manifest: Manifest, source: string) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}: its list of pages names one that is gone.`);
  return chunk;
}

/** A chunk and all that it imports, each once. */
export function filesOf(manifest: Manifest, entries: readonly string[]) {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunkOf(manifest, key).imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  const chunks = [...seen].map((key) => chunkOf(manifest, key));
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) };
}

/** Refuses chunks that import each other: they load more than is needed, and can deadlock at start. */
export function refuseCycles(manifest: Manifest) {
  const done = new Set<string>();
  const visit = (key: string, way: readonly string[]) => {
    if (way.includes(key)) throw new Error(`Chunks import each other: ${[...way, key].join(' → ')}`);
    if (done.has(key)) return;
    for (const imported of manifest[key]?.imports ?? []) visit(imported, [...way, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
}
