import type { Endpoint, Refusal, Sent } from 'contract/platform/endpoint';
import type { TestPerson } from '../test-staff.js';

/** Both are in Illinois, where alone a store may hold lotteries. */
export const [theirs, own] = [3, 4];
export const at = { store_id: `${theirs}` };

type More = {
  /** What names the thing, in the path or the query; without it, the first in the path beside the store. */
  readonly named?: string;
  /** Whose it is, where it belongs to a person and not to a store. */
  readonly of?: TestPerson;
  /** The answer, where one that is missing would be made. */
  readonly refusal?: Refusal;
  /** Nobody reaches it in this way, not even those whose it is. */
  readonly beyond?: true;
};

/** A call of staff that names a real thing of another store. */
export type Thing = More & {
  readonly asked: Endpoint;
  readonly path: Readonly<Record<string, string>> | undefined;
  readonly query: Readonly<Record<string, string>> | undefined;
  readonly body: object | undefined;
  readonly named: string;
};

/** The parts of a call's path beside the store: what it names. */
export const namesIn = ({ path }: Pick<Endpoint, 'path'>) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => name !== 'store_id');

export function thing<E extends Endpoint>(asked: E, sent: Sent<E>, more: More = {}): Thing {
  const { path, query, body } = sent as Partial<Thing>;
  return { asked, path, query, body, named: namesIn(asked)[0]!, ...more };
}
