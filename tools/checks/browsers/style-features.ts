import type { Identifier } from '@mdn/browser-compat-data/types';
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import { dataAt, type Feature, featureAt, type Place } from './compat.js';

type Found = readonly (Feature | undefined)[];

/** A name that the data does not hold is known to no browser. */
const certain = (...place: string[]): Feature =>
  featureAt(...place) ?? { id: place.join('.'), statement: { support: {}, source_file: '' } };

/** Words that may be features of their own; most of them are none, or names that somebody gave. */
const perhaps = (home: Place, words: readonly string[]): Found =>
  words.map((word) => featureAt(...home, word));

const inTypes = ({ __compat, ...inside }: Identifier, place: Place): (readonly [string, Place])[] =>
  Object.entries(inside as Record<string, Identifier>).flatMap(([name, below]) => {
    const here = [...place, name];
    return [[name, here] as const, ...inTypes(below, here)];
  });

/** Functions by name: `color-mix` stands below `color` in the data. */
const functionPlaces = new Map(inTypes(dataAt(['css', 'types'])!, ['css', 'types']));

const length = ['css', 'types', 'length'];
const container = ['css', 'at-rules', 'container'];

/** What the data calls by another name than a style sheet does. */
const byOtherNames: readonly (readonly [RegExp, string[]])[] = [
  [/\ddv(?:[hwib]|min|max)\b/, [...length, 'viewport_percentage_units_dynamic']],
  [/\dsv(?:[hwib]|min|max)\b/, [...length, 'viewport_percentage_units_small']],
  [/\dlv(?:[hwib]|min|max)\b/, [...length, 'viewport_percentage_units_large']],
  [/\dcq(?:[hwib]|min|max)\b/, [...length, 'container_query_length_units']],
  [
    /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/,
    ['css', 'types', 'color', 'rgb', 'relative_syntax'],
  ],
  [/\ballow-discrete\b/, ['css', 'properties', 'transition-behavior']],
  [/^@container\b.*\bstyle\(/, [...container, 'style_queries_for_custom_properties']],
  [/^@container\b.*\bscroll-state\(/, [...container, 'scroll-state_queries']],
];

const withoutTexts = (text: string) => text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|\[[^\]]*\]/g, '');
const wordsIn = (text: string): readonly string[] => text.match(/(?<![\w.#-])[a-z][\w-]*/gi) ?? [];
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

/** Names such as `-webkit-line-clamp` are made for one engine, and the others pass over them. */
const isOfOneEngine = (name: string) => /^-(?:webkit|moz|ms)-/.test(name);

function inDeclaration({ prop, value, parent }: Declaration): Found {
  const written = withoutTexts(value);
  const functions = namesIn(written, /(?<![\w-])([a-z][\w-]*)\(/gi).flatMap((name) => {
    const place = functionPlaces.get(name);
    return place ? [featureAt(...place)] : [];
  });
  if (prop.startsWith('--')) return functions;
  if (isOfOneEngine(prop)) return [];
  const descriptors = parent?.type === 'atrule' ? ['css', 'at-rules', (parent as AtRule).name] : [];
  const home = featureAt(...descriptors, prop) ? [...descriptors, prop] : ['css', 'properties', prop];
  return [certain(...home), ...perhaps(home, wordsIn(written)), ...functions];
}

function inRule({ selector, parent }: Rule): Found {
  const isStep = parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
  const names = isStep ? [] : namesIn(withoutTexts(selector), /::?([a-z-]+)/g);
  const nesting = parent?.type === 'rule' ? ['nesting'] : [];
  return [...names.filter((name) => !isOfOneEngine(name)), ...nesting].map((name) =>
    certain('css', 'selectors', name),
  );
}

function inAtRule({ name, params }: AtRule): Found {
  const home = ['css', 'at-rules', name];
  return isOfOneEngine(name) ? [] : [certain(...home), ...perhaps(home, wordsIn(withoutTexts(params)))];
}

function namedIn(node: ChildNode): Found {
  if (node.type === 'decl') return inDeclaration(node);
  if (node.type === 'rule') return inRule(node);
  return node.type === 'atrule' ? inAtRule(node) : [];
}

/** What a browser must know for one declaration, the selector of a rule, or the head of an at-rule. */
export function featuresOf(node: ChildNode): Found {
  const head =
    node.type === 'atrule' ? `@${node.name} ${node.params}` : node.type === 'decl' ? node.value : '';
  const others = byOtherNames.filter(([written]) => written.test(head));
  return [...namedIn(node), ...others.map(([, place]) => featureAt(...place))];
}
