import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const importing =
  /^import (?:\* as (?<all>[\w$]+)|(?<first>[\w$]+))?(?:, )?(?:\{ (?<named>.+) \})?(?: from )?"[^"]+";$/;
const exporting = /^export \{ (.+) \};$/m;

/** Of names as in `one as other`: the first or the last of each. */
const namesIn = (list, nth) => list.split(', ').map((each) => each.split(' as ').at(nth));

function importedBy(line) {
  const { all, first, named } = importing.exec(line)?.groups ?? {};
  const names = [all, first, ...(named ? namesIn(named, -1) : [])].filter(Boolean);
  if (names.length === 0) throw new Error(`Nothing can be handed to a script from: ${line}`);
  return names;
}

function refuseChanging(names, lines, file) {
  const declared = lines.map((line) => /^(?:let (?<it>[\w$]+)|var (?<bare>[\w$]+);)/.exec(line)?.groups);
  const changing = new Set(declared.flatMap((groups) => (groups ? [groups.it ?? groups.bare] : [])));
  const one = names.find((name) => changing.has(name));
  if (one) throw new Error(`${one} of ${path.basename(file)} may change after it was passed on.`);
}

const isNode = (part) => typeof part === 'object' && part !== null;

/** Whether some code imports late by itself; what only reads so stands in a text. */
const importsLate = (node) =>
  node.type === 'ImportExpression' || Object.values(node).some((part) => isNode(part) && importsLate(part));

/** A script that has anything else of a module does not compile. */
async function refuseLateImports(code, file) {
  if (!/\bimport\(/.test(code)) return;
  const { parseAst } = await import('rolldown/parseAst');
  if (importsLate(parseAst(code)))
    throw new Error(`${path.basename(file)} imports late in a form that is not known here.`);
}

/**
 * Makes two of a part: a script, which is handed what the part imports, and a module, which passes on what the script
 * returns. Each line of the code stays where it was, so its map stays true. Returns the script's file.
 */
export async function splitPart(file) {
  const whole = readFileSync(file, 'utf8');
  const lines = whole.split('\n');
  const imports = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('import ')),
  );
  const imported = imports.flatMap(importedBy);
  const [exports, list] = exporting.exec(whole) ?? [];
  if (!list) throw new Error(`${path.basename(file)} exports nothing by a list of names.`);
  const returned = namesIn(list, 0).filter((name) => !imported.includes(name));
  refuseChanging(returned, lines, file);

  const handed = `{ ${imported.join(', ')} }`;
  const passed = `{ ${returned.join(', ')} }`;
  const head = `"use strict"; (function (${handed}, ownPlace, importLate) {`;
  const code = [head, ...imports.slice(1).map(() => ''), ...lines.slice(imports.length)]
    .join('\n')
    .replace(exports, () => `return ${passed}; })`)
    .replaceAll('import.meta.url', 'ownPlace')
    .replace(/(?<=\bawait |=> )import\(/g, 'importLate(');
  await refuseLateImports(code, file);
  const script = file.replace(/\.js$/, '.code.js');
  writeFileSync(script, code);

  const ownPlace = `new URL("./${path.basename(script)}", import.meta.url).href`;
  const module = [
    ...imports,
    'import { loadPart } from "./load-part.js";',
    `const ${passed} = loadPart(${ownPlace}, ${handed});`,
    exports,
  ];
  writeFileSync(file, `${module.join('\n')}\n`);
  return script;
}
