import type { Point } from './browser-window';

/** What somebody looks for: a thing by what it is and is called, within another one perhaps. */
export type Wanted = {
  role: string;
  name?: Pattern;
  /** Words that it contains. */
  words?: Pattern;
  within?: Wanted;
  /** Which of several, from 0; otherwise there may be only one. */
  place?: number;
};

/** A text as it is, or the parts of a regular expression, which cannot travel to a page by itself. */
export type Pattern = string | { source: string; flags: string };

export type Seen = {
  name: string;
  words: string;
  value: string;
  isChecked: boolean;
  isEnabled: boolean;
  hasFocus: boolean;
};

type Finder = {
  one: (wanted: Wanted) => HTMLElement;
  see: (wanted: Wanted) => Seen[];
  /** Scrolls to it, and says where a finger finds it once it rests. */
  comeTo: (wanted: Wanted) => Promise<Point>;
  /** Whether the press since then has met something else, because the page has moved: then it did nothing. */
  hasMissed: () => boolean;
};

declare global {
  interface Window {
    finder?: Finder;
  }
}

type Named = {
  aria: { getRole: (element: Element) => string | null };
  text: { accessibleText: (element: Element) => string };
};

/** Runs in the page: finds what is shown there, by the roles and names that axe gives to screen readers' words. */
export function bringFinder() {
  const { aria, text } = window.axe!.commons as unknown as Named;

  const fits = (said: string, pattern: Pattern | undefined, whole: boolean) => {
    const plain = said.replaceAll(/\s+/g, ' ').trim();
    if (pattern === undefined) return true;
    if (typeof pattern !== 'string') return new RegExp(pattern.source, pattern.flags).test(plain);
    return whole ? plain === pattern : plain.includes(pattern);
  };

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ visibilityProperty: true });
    return isDrawn && width > 0 && height > 0 && !element.closest('[inert], [aria-hidden=true]');
  };

  const hasRole = (element: Element, role: string) => {
    if (role === 'words') return true;
    if (role === 'title') return element.matches('h1');
    // A field for a password has no role at all, one for a file neither.
    if (role === 'field') return element.matches('input, textarea, select, [role=spinbutton]');
    return aria.getRole(element) === role;
  };

  const search = (wanted: Wanted): HTMLElement[] => {
    const places: ParentNode[] = wanted.within ? search(wanted.within) : [document];
    const found = [...new Set(places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('*')]))]
      .filter((element) => hasRole(element, wanted.role))
      .filter((element) => fits(element.textContent, wanted.words, false))
      .filter((element) => wanted.name === undefined || fits(text.accessibleText(element), wanted.name, true))
      .filter(isShown)
      .filter(
        (element, _, all) => wanted.role !== 'words' || !all.some((each) => each.parentElement === element),
      );
    return wanted.place === undefined ? found : found.slice(wanted.place, wanted.place + 1);
  };

  /** Axe knows roles and names only of a page that it has taken in. */
  const takenIn = <Found>(look: () => Found) => {
    window.axe!.setup();
    try {
      return look();
    } finally {
      window.axe!.teardown();
    }
  };

  const tell = (element: HTMLElement): Seen => ({
    name: text.accessibleText(element),
    words: element.textContent.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    isChecked: element.matches(':checked, [aria-checked=true], [aria-pressed=true]'),
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    hasFocus: element.contains(document.activeElement),
  });

  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const placeOf = (element: Element) => {
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };

  function one(wanted: Wanted) {
    const [element, ...others] = takenIn(() => search(wanted));
    if (!element) throw new Error('It is not there.');
    if (others.length > 0) throw new Error(`There are ${others.length + 1} of it.`);
    return element;
  }

  async function comeTo(wanted: Wanted) {
    const element = one(wanted);
    // What is drawn instead of a radio button is its label.
    const isDrawnByLabel =
      element.getBoundingClientRect().width <= 1 || getComputedStyle(element).opacity === '0';
    const target = (isDrawnByLabel && (element as HTMLInputElement).labels?.[0]) || element;
    const isUnder = (at: Point) => {
      const hit = document.elementFromPoint(at.x, at.y);
      return Boolean(hit && (target.contains(hit) || element.closest('label')?.contains(hit)));
    };
    const before = placeOf(target);
    // Nobody scrolls to what lies before them: that would close an open list.
    if (!isUnder(before)) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    await nextFrame();
    await nextFrame();
    const at = placeOf(target);
    if (at.x !== before.x || at.y !== before.y) throw new Error('It moves.');
    if (!isUnder(at)) throw new Error('Something lies above it.');
    guard((met) => target.contains(met) || Boolean(element.closest('label')?.contains(met)));
    return at;
  }

  let missed = false;
  let guarding = new AbortController();
  /** Decides when the finger comes down; what is pressed may change before it is lifted. */
  function guard(isIt: (met: Element) => boolean) {
    missed = false;
    guarding.abort();
    guarding = new AbortController();
    const stop = (event: Event) => {
      if (event.type === 'pointerdown') missed = !isIt(event.target as Element);
      if (missed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.type === 'click') guarding.abort();
    };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      window.addEventListener(type, stop, { capture: true, signal: guarding.signal });
  }

  window.finder = {
    one,
    comeTo,
    hasMissed: () => missed,
    see: (wanted) => takenIn(() => search(wanted).map(tell)),
  };
}
