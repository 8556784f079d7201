import { idFromText } from 'contract/platform/ids';
import * as v from 'valibot';

/** The number of a product or a set as it stands in an address; nothing where it cannot be one. */
export const idOf = (text: string) => {
  const read = v.safeParse(idFromText, text);
  return read.success ? read.output : undefined;
};
