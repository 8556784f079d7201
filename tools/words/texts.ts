import {
  isImportDeclaration,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isLiteralTypeNode,
  isNoSubstitutionTemplateLiteral,
  isPropertyAssignment,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';

/** Strings that people do not read: styles, shapes, addresses, queries to the database. */
const wordlessAttributes =
  /^(?:className|class|d|id|to|href|src|type|name|role|key|style|viewBox|points|transform|size|tone|as|icon|variant|data-.*|autoComplete|inputMode|pattern|rel|target|method|htmlFor|fill|stroke.*)$/;
const noLanguage = /[{}<>=]|[a-z][A-Z]|\w_\w|\/\w+\/|^\W*$|^[a-z-]+\/|\.\w+$/;

const unspaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether people read this text: words with a space between them, or one word with a capital letter. */
function isRead(text: string): boolean {
  const bare = text.replace(/\{…\}/g, '');
  if (!/\p{L}{2}/u.test(bare) || noLanguage.test(bare)) return false;
  return /\p{L}[\p{L},.'’]* +\S*\p{L}/u.test(bare) || /^\p{Lu}\p{Ll}+(?:\.{3}|[.!?…:])?$/u.test(bare.trim());
}

const isBlock = (node: Node) => isJsxElement(node) || isJsxFragment(node) || isJsxSelfClosingElement(node);

/** One sentence, even if it contains a value or an emphasis. */
function sentenceOf(children: readonly Node[]): string {
  return unspaced(
    children
      .map((child) => {
        if (isJsxText(child)) return child.text;
        if (isJsxExpression(child)) {
          const inner = child.expression;
          if (!inner) return '';
          return isStringLiteral(inner) ? inner.text : '{…}';
        }
        return isJsxElement(child) ? sentenceOf([...child.children]) : '';
      })
      .join(''),
  );
}

const templateOf = (node: Node) =>
  isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{…}')
    : undefined;

/** The texts in a file that people may read, in order. */
export function textsIn(file: SourceFile): string[] {
  const found: string[] = [];
  const keep = (text: string) => {
    const words = unspaced(text);
    if (isRead(words) && !found.includes(words)) found.push(words);
  };
  const visit = (node: Node): undefined => {
    if (isImportDeclaration(node) || isLiteralTypeNode(node)) return;
    // The purpose of a call is on the page of the API, which developers read.
    if (isPropertyAssignment(node) && node.name.getText() === 'about') return;
    if (isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') return;
    if (isJsxAttribute(node) && wordlessAttributes.test(node.name.getText())) return;
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = [...node.children];
      const hasText = children.some((child) => isJsxText(child) && /\p{L}/u.test(child.text));
      if (hasText) keep(sentenceOf(children));
      node.forEachChild((child) => {
        if (hasText && isBlock(child) && !isJsxSelfClosingElement(child)) return attributesOnly(child);
        return visit(child);
      });
      return;
    }
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) keep(node.text);
    const template = templateOf(node);
    if (template) keep(template);
    node.forEachChild(visit);
  };
  /** Its words are part of the sentence around it already. */
  const attributesOnly = (node: Node): undefined => {
    node.forEachChild((child) => (isJsxText(child) ? undefined : visit(child)));
  };
  visit(file);
  return found;
}
