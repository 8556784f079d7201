import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const readIfThere = (place, encoding) => {
  const file = fileURLToPath(place);
  return existsSync(file) ? readFileSync(file, encoding) : undefined;
};

/** Where the compiled code of a script is kept. */
export const compiledOf = (place) => `${place}.compiled`;

/** Node keeps what it has compiled of a script, and of no module. What another Node has compiled it does not take. */
export const asScript = (place, cachedData) =>
  new Script(readIfThere(place, 'latin1'), { filename: place, cachedData });

/** What a part exports: its code is a script, which is given what the part imports. */
export const loadPart = (place, imported) =>
  asScript(place, readIfThere(compiledOf(place))).runInThisContext()(
    imported,
    place,
    // A script whose compiled code was kept cannot import by itself.
    (name) => import(name),
  );

const maps = new Map();

function readMap(place) {
  try {
    const map = readIfThere(place, 'utf8');
    return map && new SourceMap(JSON.parse(map));
  } catch {
    // A map that cannot be read hides no fault.
    return;
  }
}

function mapOf(place) {
  const map = place.replace(/(?:\.code)?\.js$/, '.js.map');
  if (!maps.has(map)) maps.set(map, readMap(map));
  return maps.get(map);
}

function inItsSource(call) {
  const [place, line, column] = [call.getFileName(), call.getLineNumber(), call.getColumnNumber()];
  if (!place?.startsWith('file:') || !line || !column) return String(call);
  const { originalSource, originalLine, originalColumn } =
    mapOf(place)?.findEntry(line - 1, column - 1) ?? {};
  if (!originalSource) return String(call);
  const written = `${new URL(originalSource, place).href}:${originalLine + 1}:${originalColumn + 1}`;
  return String(call).replace(`${place}:${line}:${column}`, () => written);
}

/**
 * A fault names the lines of its sources. Their maps are read when the first one is told, and not at each start, as
 * Node's own `--enable-source-maps` does.
 */
Error.prepareStackTrace = (error, calls) =>
  [Error.prototype.toString.call(error), ...calls.map((call) => `    at ${inItsSource(call)}`)].join('\n');
