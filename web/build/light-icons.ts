import type { Plugin } from 'vite';

/**
 * The icons' own maker knows contexts, styles and names that no page of the shop uses: two kilobytes on each
 * first load, and time for every heart on the shelves. Theirs are the drawings, ours is the frame.
 */
export const lightIcons = (): Plugin => ({
  name: 'cellar-door:light-icons',
  apply: 'build',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => "export { iconOf as default } from '/src/ui/icon-of.ts';",
  },
});
