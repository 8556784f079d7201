import path from 'node:path';
import {
  type ElementAccessExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isMethodDeclaration,
  isNonNullExpression,
  isParenthesizedExpression,
  isStringLiteral,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { FileSystem } from 'typescript/unstable/fs';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

const advice =
  'a text may be `constructor` or `__proto__`: take a Map, ask Object.hasOwn first, or give the key a narrow type.';

type Lookup = { at: Node; key: Node; object: Node };

/** The expression inside `as`, `!` and brackets: telling the compiler something changes no value. */
function bare(node: Node): Node {
  const isWrapped = isAsExpression(node) || isNonNullExpression(node) || isParenthesizedExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

function lookupIn(node: Node): Lookup | undefined {
  if (isElementAccessExpression(node))
    return {
      at: node,
      key: bare((node as ElementAccessExpression).argumentExpression),
      object: node.expression,
    };
  if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword)
    return { at: node, key: bare(node.left), object: node.right };
  return undefined;
}

function lookupsIn(file: SourceFile): Lookup[] {
  const found: Lookup[] = [];
  const visit = (node: Node): undefined => {
    const lookup = lookupIn(node);
    if (lookup && !isStringLiteral(lookup.key)) found.push(lookup);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

const inherited = Object.getOwnPropertyNames(Object.prototype);
const anyText = TypeFlags.String | TypeFlags.StringMapping | TypeFlags.Any | TypeFlags.Unknown;

/** Whether a value of this type could be the name of something that every object inherits. */
function mayBeInherited(type: Type | undefined, checker: Checker): boolean {
  if (!type) return false;
  if (type.flags & anyText) return true;
  if (type.isStringLiteralType()) return inherited.includes(String(type.value));
  if (type.isTemplateLiteralType()) return inherited.some((name) => name.startsWith(type.texts[0] ?? ''));
  if (type.isUnionType()) return (type.getTypes() ?? []).some((each) => mayBeInherited(each, checker));
  const limit = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  return limit !== type && mayBeInherited(limit, checker);
}

const isFunction = (node: Node) =>
  isArrowFunction(node) || isFunctionDeclaration(node) || isMethodDeclaration(node);

/** The function that looks it up checks first whether it exists. */
function isAsked({ at, key, object }: Lookup): boolean {
  let around = at;
  while (around.parent && !isFunction(around)) around = around.parent;
  const target = object.getText().replace(/[?!]$/, '');
  return around.getText().includes(`Object.hasOwn(${target}, ${key.getText()})`);
}

function foundIn({ program, checker, configFileName, rootFiles }: Project): string[] {
  const folder = path.dirname(configFileName);
  const root = path.dirname(folder);
  return rootFiles
    .filter((file) => file.startsWith(`${folder}/`) && !/\.d\.ts$|\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((name) => {
      const file = program.getSourceFile(name);
      const lookups = file ? lookupsIn(file) : [];
      if (!file || lookups.length === 0) return [];
      const types = checker.getTypeAtLocation(lookups.map(({ key }) => key));
      return lookups
        .filter((lookup, nth) => mayBeInherited(types[nth], checker) && !isAsked(lookup))
        .map(({ at }) => {
          const line = file.text.slice(0, at.getStart()).split('\n').length;
          return `${path.relative(root, name)}:${line}: \`${at.getText()}\`: ${advice}`;
        });
    });
}

/** Lines that index a plain object by a text that may have any value. */
export function outsideKeys(root: string, workspaces: readonly string[], fs?: FileSystem): string[] {
  const api = new API({ cwd: root, ...(fs && { fs }) });
  try {
    const openProjects = workspaces.map((workspace) => path.join(root, workspace, 'tsconfig.json'));
    return api.updateSnapshot({ openProjects }).getProjects().flatMap(foundIn);
  } finally {
    api.close();
  }
}
