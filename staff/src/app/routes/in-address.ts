export const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const wholeFrom1 = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined;

export const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value);
