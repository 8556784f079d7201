import type { Plugin } from 'vite';

/**
 * A browser asks once for each module, and not again for each test file: asking was a fifth of the pages' work.
 * No module of these pages is mocked for some tests only, and one that changes while Vitest watches gets
 * another address.
 */
export const keptModules = (): Plugin => ({
  name: 'kept-modules',
  configureServer({ middlewares }) {
    middlewares.use((_request, response, next) => {
      const { writeHead, constructor } = response;
      response.writeHead = (...head: [number]) => {
        // Vitest replaces `setHeader` itself for what is optimized.
        if (response.getHeader('Cache-Control') === 'no-cache')
          constructor.prototype.setHeader.call(response, 'Cache-Control', 'max-age=86400, immutable');
        return writeHead.apply(response, head);
      };
      next();
    });
  },
});
