/** As the header calls it: every store is a Cellar Door. */
export const shortStoreName = (name: string) => name.replace(/^Cellar Door /, '');
