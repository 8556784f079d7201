type Import = { from: string; to: string };

/** One circle for each group of files that import each other, however long it is. */
export function circlesIn(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string, way: string[]) => {
    const before = way.indexOf(file);
    if (before >= 0) {
      circles.push([...way.slice(before), file]);
      return;
    }
    if (done.has(file)) return;
    way.push(file);
    for (const to of targets.get(file) ?? []) visit(to, way);
    way.pop();
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}
