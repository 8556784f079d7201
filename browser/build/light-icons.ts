import type { Plugin } from 'vite';

/**
 * Replaces the icon library's component factory, whose contexts and options nobody here uses: it costs
 * two kilobytes on each first load, and time for every heart on the shelves. The drawings stay the library's.
 */
export const lightIcons = (): Plugin => ({
  name: 'cellar-door:light-icons',
  apply: 'build',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => "export { iconOf as default } from 'browser/ui/icon-of';",
  },
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: drawingIn(code), map: null }),
  },
});

/** `iconOf` does not read the names, the sizes and the keys of the list. */
const drawingIn = (icon: string) =>
  icon.replace(/, key: "\w+"/g, '').replace(/^ {2}(?:name|size|aliases): .*$|^__iconData\.node;$/gm, '');
