import path from 'node:path';
import {
  isBindingElement,
  isCallExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertyAccessExpression,
  isTypeNode,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import type { FileSystem } from 'typescript/unstable/fs';
import { API, type Checker, type Symbol as Meant, type Project } from 'typescript/unstable/sync';
import { featuresOfMarkup } from './markup-features.js';
import { mayBeTooNew, memberNamed } from './members.js';
import { type TooNew, tooNewOf } from './too-new.js';

/** Something that is taken by its name, and the part of the code that takes it. */
type Use = { name: Node; at: Node };

/** `list.toSorted`, the `newState` of `{ newState }`, or a name alone. */
function useIn(node: Node): Use | undefined {
  if (isPropertyAccessExpression(node)) return { name: node.name, at: node };
  if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return name && { name, at: node };
  }
  const isMember = isPropertyAccessExpression(node.parent) && node.parent.name === node;
  return isIdentifier(node) && !isMember ? { name: node, at: node } : undefined;
}

/** Types are gone before a browser sees anything. */
function nodesIn(node: Node): Node[] {
  const inside: Node[] = [];
  const visit = (each: Node): undefined => {
    if (isTypeNode(each)) return;
    inside.push(each);
    each.forEachChild(visit);
  };
  node.forEachChild(visit);
  return inside;
}

function meantBy(uses: readonly Use[], checker: Checker): (Meant | undefined)[] {
  const found = checker.getSymbolAtLocation(uses.map(({ name }) => name));
  return uses.map(({ name, at }, nth) => {
    if (!isBindingElement(at)) return found[nth];
    const taken = checker.getTypeAtLocation(at.parent);
    return taken && checker.getPropertyOfType(taken, name.getText());
  });
}

/** Declared by TypeScript's own description of the language and of browsers. */
const isOfPlatform = ({ declarations }: Meant) =>
  declarations.some((declared) => /\/lib\.[\w.]+\.d\.ts$/.test(declared.path));

/** The object whose member is meant; without one it is called by its name alone. */
function objectOf(meant: Meant, { at }: Use): string {
  if (isIdentifier(at)) return '';
  const described = meant.getParent()?.name ?? 'any';
  // Of `URL`, the members of the constructor have a type without a name.
  if (described === '__type' && isPropertyAccessExpression(at)) return at.expression.getText();
  return described.replace(/^Readonly(?=[A-Z])|Constructor$/g, '');
}

/** The file asks whether it is there, or the code goes on where it is not. */
function isAsked({ name, at }: Use, { text }: SourceFile) {
  const around = at.parent;
  const goesOn = (isPropertyAccessExpression(around) || isCallExpression(around)) && around.questionDotToken;
  return text.includes(`'${name.getText()}' in `) || Boolean(goesOn && around.expression === at);
}

function tooNewInFile(file: SourceFile, checker: Checker, name: string): TooNew[] {
  const nodes = nodesIn(file);
  const used = (node: Node) => ({
    where: `${name}:${file.text.slice(0, node.getStart()).split('\n').length}`,
    shown: node.getText().split('\n', 1)[0]!.slice(0, 80),
  });
  const uses = nodes.flatMap((node) => useIn(node) ?? []).filter((use) => mayBeTooNew(use.name.getText()));
  const meant = uses.length > 0 ? meantBy(uses, checker) : [];
  const members = uses.flatMap((use, nth) => {
    const symbol = meant[nth];
    if (!symbol || !isOfPlatform(symbol) || isAsked(use, file)) return [];
    return tooNewOf([memberNamed(symbol.name, objectOf(symbol, use))], used(use.at));
  });
  return [...members, ...nodes.flatMap((node) => tooNewOf(featuresOfMarkup(node), used(node)))];
}

function tooNewInProject({ program, checker, configFileName, rootFiles }: Project): TooNew[] {
  const folder = path.dirname(configFileName);
  return rootFiles
    .filter((file) => file.startsWith(`${folder}/`) && !/\.d\.ts$|\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? tooNewInFile(file, checker, path.relative(path.dirname(folder), name)) : [];
    });
}

/** What the scripts of some workspaces use that some supported browser does not know. */
export function tooNewInScripts(root: string, workspaces: readonly string[], fs?: FileSystem): TooNew[] {
  const api = new API({ cwd: root, ...(fs && { fs }) });
  try {
    const openProjects = workspaces.map((workspace) => path.join(root, workspace, 'tsconfig.json'));
    return api.updateSnapshot({ openProjects }).getProjects().flatMap(tooNewInProject);
  } finally {
    api.close();
  }
}
