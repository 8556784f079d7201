import type { Plugin } from 'vite';

/** Every list of the shop has pages: the library's lists without an end stay out of the first load. */
export const noEndlessLists = (): Plugin => ({
  name: 'cellar-door:no-endless-lists',
  apply: 'build',
  load: {
    filter: { id: /@tanstack\/query-core\/.+\/infiniteQueryBehavior\.js$/ },
    handler: () => `
      const refuse = () => {
        throw new Error('Lists without an end are left out, see web/build/no-endless-lists.ts.');
      };
      export { refuse as infiniteQueryBehavior, refuse as hasNextPage, refuse as hasPreviousPage };
    `,
  },
});
