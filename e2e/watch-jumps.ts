import type { Page } from '@playwright/test';

declare global {
  interface Window {
    jumps: () => string[];
  }
}

/** Notes whatever can be pressed and goes elsewhere after it stood for as long as a finger needs to go there. */
function watchWhatIsPressed() {
  const aim = 120;
  const touch = 8;
  const stood = new Map<Element, { left: number; top: number; since: number }>();
  const jumped = new Map<Element, string>();
  const nameOf = (thing: Element) =>
    `${thing.tagName} ${(thing.getAttribute('aria-label') ?? thing.textContent).trim().slice(0, 40)}`;
  function look() {
    const now = performance.now();
    // Of how far new letters push each other the benchmarks tell.
    if (document.fonts.status === 'loading') stood.clear();
    for (const thing of document.querySelectorAll('main :is(a, button, input, select, summary)')) {
      // A column is as wide as what is in it.
      if (thing.closest('thead')) continue;
      const { width, left, top, bottom } = thing.getBoundingClientRect();
      if (width === 0 || bottom < 0 || top > innerHeight) continue;
      const place = { left, top: top + scrollY };
      const before = stood.get(thing);
      const by = before && [place.left - before.left, place.top - before.top].map(Math.round);
      if (by && by.every((distance) => Math.abs(distance) <= touch)) continue;
      if (by && now - before.since > aim) jumped.set(thing, `${nameOf(thing)} by ${by.join(', ')}`);
      stood.set(thing, { ...place, since: now });
    }
    requestAnimationFrame(look);
  }
  window.jumps = () => [...jumped.values()];
  requestAnimationFrame(look);
}

/** From now on answers come slowly, one after the other. Returns what tells the jumps of a page, once it has all. */
export async function watchJumps(page: Page) {
  let asked = 0;
  await page.route('**/api/**', async (route) => {
    const wait = 200 + 150 * (asked++ % 5);
    await new Promise((later) => setTimeout(later, wait));
    await route.continue();
  });
  await page.addInitScript(watchWhatIsPressed);
  return async () => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => window.jumps());
  };
}
