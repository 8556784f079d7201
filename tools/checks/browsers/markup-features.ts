import {
  isCallExpression,
  isJsxAttribute,
  isJsxExpression,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isStringLiteral,
  type JsxAttribute,
  type Node,
} from 'typescript/unstable/ast';
import { type Feature, featureAt } from './compat.js';
import { memberNamed, styleDeclaration } from './members.js';

type Found = readonly (Feature | undefined)[];

const eventNamed = (name: string) => memberNamed(`${name}_event`, 'any');

function inStyle({ initializer }: JsxAttribute): Found {
  const style = initializer && isJsxExpression(initializer) ? initializer.expression : undefined;
  if (!style || !isObjectLiteralExpression(style)) return [];
  return style.properties.flatMap((each) =>
    isPropertyAssignment(each) ? [memberNamed(each.name.getText(), styleDeclaration)] : [],
  );
}

/** The place of an element of HTML; components of our own have none. */
function placeOf(node: Node): string[] | undefined {
  if (!isJsxOpeningElement(node) && !isJsxSelfClosingElement(node)) return undefined;
  const tag = node.tagName.getText();
  return tag === tag.toLowerCase() ? ['html', 'elements', tag] : undefined;
}

function inAttribute(attribute: JsxAttribute): Found {
  const element = placeOf(attribute.parent.parent);
  if (!element) return [];
  const name = attribute.name.getText();
  if (name === 'style') return inStyle(attribute);
  if (/^on[A-Z]/.test(name)) return [eventNamed(name.slice(2).toLowerCase())];
  const places = [element, ['html', 'global_attributes']].map((home) => [...home, name.toLowerCase()]);
  const { initializer } = attribute;
  if (!initializer || !isStringLiteral(initializer)) return places.map((place) => featureAt(...place));
  const { text } = initializer;
  return [
    ...places.flatMap((place) => [featureAt(...place), featureAt(...place, text)]),
    featureAt(...element, `${name}_${text}`),
  ];
}

function inListening(node: Node): Found {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return [];
  const [event] = node.arguments;
  const listens = node.expression.name.getText() === 'addEventListener';
  return listens && event && isStringLiteral(event) ? [eventNamed(event.text)] : [];
}

/** What a browser must know of HTML for an element or an attribute, and the events that somebody waits for. */
export function featuresOfMarkup(node: Node): Found {
  if (isJsxAttribute(node)) return inAttribute(node);
  const element = placeOf(node);
  return element ? [featureAt(...element)] : inListening(node);
}
