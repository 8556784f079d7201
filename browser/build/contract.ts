import type { Plugin } from 'vite';

/** Removes what only the server needs of an endpoint: descriptions, and the parsing of requests. */
const serverOnly = new Set(['about', 'says', 'refusals', 'path', 'query']);

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string } };
type Call = Node & { callee: { name?: string }; arguments: (Node & { properties?: Property[] })[] };

const isEndpoint = (node: unknown): node is Call => {
  const { type, callee } = node as Partial<Call>;
  return type === 'CallExpression' && callee?.name === 'endpoint';
};

function endpointsIn(node: unknown): Call[] {
  if (typeof node !== 'object' || node === null) return [];
  return isEndpoint(node) ? [node] : Object.values(node).flatMap(endpointsIn);
}

/**
 * The shop's own sources, as `cellar-source` resolves them; never under test, where the answers are the
 * server's.
 */
export const contractForBrowsers = (): Plugin => ({
  name: 'cellar-door:contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/src\/[^?]+\.ts$/, code: 'endpoint(' },
    handler(code) {
      const shapes = endpointsIn(this.parse(code, { lang: 'ts' })).map((call) => call.arguments[2]!);
      return shapes.reduceRight((text, { start, end, properties = [] }) => {
        const kept = properties.filter(({ key }) => !serverOnly.has(key?.name ?? ''));
        const shape = kept.map((property) => code.slice(property.start, property.end)).join(', ');
        return `${text.slice(0, start)}{ ${shape} }${text.slice(end)}`;
      }, code);
    },
  },
});
