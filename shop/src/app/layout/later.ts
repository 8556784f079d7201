/** Which files they need is a list in the shelves' own: it is there once. */
export const laterParts = () => import('./later-parts');
