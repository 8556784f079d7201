import * as v from 'valibot';

export const wholeNumber = (least: number, most: number) => {
  const words = `Enter a whole number from ${least} to ${most}`;
  return v.pipe(v.number(words), v.integer(words), v.minValue(least, words), v.maxValue(most, words));
};
