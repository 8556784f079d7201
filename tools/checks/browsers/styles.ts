import { browserslistToTargets, transform } from 'lightningcss';
import { type AtRule, type ChildNode, parse } from 'postcss';
import { supportedBrowsers } from '../../../browser/build/supported-browsers.js';
import { featuresOf } from './style-features.js';
import { type TooNew, tooNewOf } from './too-new.js';

const { ios, ...others } = supportedBrowsers;
const targets = browserslistToTargets(
  Object.entries({ ...others, ios_saf: ios }).map(([browser, version]) => `${browser} ${version}`),
);

/** As the build makes it: nesting is written out, prefixes are added. */
const built = (filename: string, text: string) =>
  transform({
    filename,
    code: Buffer.from(text),
    cssModules: filename.endsWith('.module.css') && { pattern: '[local]' },
    targets,
  }).code.toString();

/** `@supports` asks before what stands inside. */
function isAsked({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  const isQuestion = parent.type === 'atrule' && (parent as AtRule).name === 'supports';
  return isQuestion || isAsked(parent as ChildNode);
}

/** The prefixes under which the same declaration stands beside this one. */
const prefixesBeside = (node: ChildNode) =>
  ['-webkit-', '-moz-'].filter((prefix) =>
    node.parent?.some(
      (other) => node.type === 'decl' && other.type === 'decl' && other.prop === prefix + node.prop,
    ),
  );

function shownOf(node: ChildNode) {
  const text = node.type === 'rule' ? node.selector : node.toString().split('{', 1)[0]!.trim();
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

const tooNewAt = (node: ChildNode, where: string): TooNew[] =>
  tooNewOf(featuresOf(node), { where, shown: shownOf(node) }, prefixesBeside(node));

/** A browser that does not understand a value keeps the one before it. */
function hasPlainerBefore(node: ChildNode): boolean {
  if (node.type !== 'decl') return false;
  for (let other = node.prev(); other; other = other.prev())
    if (other.type === 'decl' && other.prop === node.prop) return tooNewAt(other, '').length === 0;
  return false;
}

/** What a style sheet uses that some supported browser does not know. */
export function tooNewInStyles(file: string, text: string): TooNew[] {
  const found: TooNew[] = [];
  parse(built(file, text)).walk((node) => {
    if (!isAsked(node) && !hasPlainerBefore(node)) found.push(...tooNewAt(node, file));
  });
  return found;
}
