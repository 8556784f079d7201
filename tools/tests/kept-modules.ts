import type { Vite } from 'vitest/node';

/**
 * Lets the browser keep a module that a test file has loaded for the files after it. Vitest asks for each one anew, in
 * case a file replaces some by `vi.mock`, which no test here does. Who watches changes modules while a page is open.
 */
export function keptModules(): Vite.Plugin {
  let watches = false;
  return {
    name: 'kept-modules',
    configureVitest({ vitest }) {
      watches = vitest.config.watch;
    },
    configureServer({ middlewares }) {
      middlewares.use((_, answer, next) => {
        const set = answer.setHeader.bind(answer);
        answer.setHeader = (name, value) => {
          // Vitest leaves out a `Cache-Control` that is written with capitals.
          if (!watches && name.toLowerCase() === 'etag') set('cache-control', 'max-age=3600, immutable');
          return set(name, value);
        };
        next();
      });
    },
  };
}
