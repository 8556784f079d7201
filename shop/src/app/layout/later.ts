/** One import for all of them: each of its own would add the list of its files to the first load. */
export const laterParts = () => import('./later-parts');
