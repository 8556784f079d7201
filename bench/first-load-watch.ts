import type { Page } from '@playwright/test';

export type Seen = {
  /** When the largest text or picture stood, and what it was. */
  paint: number;
  painted: string;
  /** How much of the page moved by itself. */
  shift: number;
  /** What moved, for whoever looks for the reason. */
  shifted: string[];
  /** The slowest answer of the page to a person, from the touch to the next picture. */
  interaction: number;
};

type LargestPaint = PerformanceEntry & { element?: Element; size: number };
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node | null }[];
};

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs inside the page, before anything of it does. */
function watchInside() {
  const seen: Seen = { paint: 0, painted: '', shift: 0, shifted: [], interaction: 0 };
  window.seen = seen;
  const nameOf = (node?: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName} "${(element.textContent ?? '').trim().slice(0, 30)}"` : 'nothing';
  };
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });

  watch('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as LargestPaint;
    seen.paint = startTime;
    seen.painted = nameOf(element);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources = [] } = entry as Shift;
    if (hadRecentInput) return;
    seen.shift += value;
    seen.shifted.push(...sources.map(({ node }) => nameOf(node)));
  });
  watch(
    'event',
    ({ duration }) => {
      seen.interaction = Math.max(seen.interaction, duration);
    },
    { durationThreshold: 16 },
  );
}

export const watch = (page: Page) => page.addInitScript(watchInside);
export const seenOn = (page: Page) => page.evaluate(() => window.seen);
