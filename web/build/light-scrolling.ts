import type { Plugin } from 'vite';

/**
 * The router's own memory of places stays unused: the shop keeps them itself, see src/platform/kept-places.ts. What is
 * left of it is what happens without that memory: a new page begins at its top, or at the section that its address names.
 */
export const lightScrolling = (): Plugin => ({
  name: 'cellar-door:light-scrolling',
  apply: 'build',
  load: {
    filter: { id: /@tanstack\/router-core\/dist\/esm\/scroll-restoration\.js$/ },
    handler: () => `
      const refuse = () => { throw new Error('The shop keeps places itself, see web/build/light-scrolling.ts.'); };
      export const storageKey = '';
      export { refuse as defaultGetScrollRestorationKey, refuse as getElementScrollRestorationEntry };
      export function setupScrollRestoration(router) {
        const scroll = router._scroll;
        if (scroll.r) return;
        scroll.r = true;
        router.subscribe('onRendered', ({ toLocation }) => {
          const isReset = scroll.n;
          scroll.n = true;
          scroll.h = false;
          const { hash, state } = toLocation;
          const how = state.__hashScrollIntoViewOptions ?? true;
          if (isReset && !hash) scrollTo({ top: 0, left: 0 });
          if (hash && how) document.getElementById(hash)?.scrollIntoView(how);
        });
      }
    `,
  },
});
