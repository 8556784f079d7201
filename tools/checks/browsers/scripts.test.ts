import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { describe, expect, it } from 'vitest';
import { tooNewInScripts } from './scripts.js';

const config = {
  compilerOptions: { target: 'esnext', lib: ['esnext', 'dom'], jsx: 'preserve', strict: true, types: [] },
  include: ['src'],
};

const used = (line: string, file = 'src/card.tsx') =>
  tooNewInScripts(
    '/house',
    ['shop'],
    createVirtualFileSystem({
      '/house/shop/tsconfig.json': JSON.stringify(config),
      [`/house/shop/${file}`]: `declare const card: HTMLElement;\n${line}\nexport {};\n`,
    }),
  );
const found = (line: string) => used(line).map(({ id }) => id);

describe('what a script uses that a supported browser lacks', () => {
  it.each([
    ['a method of the language', 'new Set([1]).union(new Set([2]));', 'javascript.builtins.Set.union'],
    ['one of a constructor', 'Object.groupBy([1], String);', 'javascript.builtins.Object.groupBy'],
    [
      'one of a list that nobody may change',
      'const go = (all: ReadonlySet<number>) => all.isSubsetOf(all);',
      'javascript.builtins.Set.isSubsetOf',
    ],
    ['a name by itself', 'navigation.back();', 'api.Window.navigation'],
    ['a method of an element', 'card.checkVisibility();', 'api.Element.checkVisibility'],
    ['a method of the page', 'document.startViewTransition(() => {});', 'api.Document.startViewTransition'],
    ['a member taken out', 'const { startViewTransition } = document;', 'api.Document.startViewTransition'],
    ['a function of the browser', 'requestIdleCallback(() => {});', 'api.Window.requestIdleCallback'],
    ['a style that is set', 'card.style.fieldSizing = "content";', 'css.properties.field-sizing'],
    [
      'a style that is written down',
      'const a = <p style={{ fieldSizing: "content" }} />;',
      'css.properties.field-sizing',
    ],
    ['an attribute', 'const a = <dialog closedby="any" />;', 'html.elements.dialog.closedby'],
    ['a value of an attribute', 'const a = <p popover="hint" />;', 'html.global_attributes.popover.hint'],
    ['an event', 'card.addEventListener("scrollend", () => {});', 'api.Document.scrollend_event'],
  ])('%s', (_what, line, id) => {
    expect(found(line)).toContain(id);
  });

  it('says which ones, and where', () => {
    expect(used('card.checkVisibility();')).toEqual([
      {
        where: 'shop/src/card.tsx:2',
        shown: 'card.checkVisibility',
        id: 'api.Element.checkVisibility',
        lackedBy: ['Safari 17', 'Safari on iOS 17'],
      },
    ]);
  });
});

describe('leaves alone', () => {
  it.each([
    [
      'what all of them know',
      '[2, 1].toSorted().findLast(Boolean); card.showPopover(); structuredClone(card);',
    ],
    ['a member of our own by the same name', 'const wine = { union: () => 1 }; wine.union();'],
    ['what the code can do without', 'card.checkVisibility?.();'],
    ['what is asked for before', "if ('requestIdleCallback' in window) requestIdleCallback(() => {});"],
    ['types', 'type Made = Iterator<number>; const made: Made | undefined = undefined; void made;'],
    [
      'a component of our own',
      'declare const Card: (given: { popover: string }) => null; const a = <Card popover="hint" />;',
    ],
  ])('%s', (_what, line) => {
    expect(found(line)).toEqual([]);
  });

  it('tests', () => {
    const line = 'card.checkVisibility();';
    expect([...used(line, 'src/card.test.tsx'), ...used(line, 'src/testing/card.ts')]).toEqual([]);
  });
});
