export const pointWords = { one: '# point', other: '# points' };
