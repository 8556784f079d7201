import type { Plugin } from 'vite';

const leftOut = (what: string) => `Left out of the shop, see shop/build/reads-alone.ts: ${what}.`;

const stands: Record<string, string> = {
  // Every list of the shop has pages.
  infiniteQueryBehavior: `
    const refuse = () => {
      throw new Error('${leftOut('lists without an end')}');
    };
    export { refuse as infiniteQueryBehavior, refuse as hasNextPage, refuse as hasPreviousPage };
  `,
  // What a person asks for by a press goes through useCall.
  mutationCache: `
    export class MutationCache {
      build() {
        throw new Error('${leftOut('mutations')}');
      }
      findAll() {
        return [];
      }
      clear() {}
      resumePausedMutations() {
        return Promise.resolve();
      }
    }
  `,
};

/** The shop uses the query library only for reading; the rest of the library stays out of the first load. */
export const readsAlone = (): Plugin => ({
  name: 'cellar-door:reads-alone',
  apply: 'build',
  load: {
    filter: { id: /@tanstack\/query-core\/.+\/(?:infiniteQueryBehavior|mutationCache)\.js$/ },
    handler: (id) => stands[/(\w+)\.js$/.exec(id)![1]!],
  },
});
