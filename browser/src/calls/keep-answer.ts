import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';
import { queries } from './queries';

type Data<Key extends QueryKey> = InferDataFromTag<unknown, Key>;

/**
 * The answer to a change is the newest state. A query that was under way meanwhile may bring an older state:
 * it is cancelled, and asked again because its answer may also contain more.
 */
export async function keepAnswer<Key extends QueryKey>(
  queryKey: Key,
  answer: Data<Key> | ((before: Data<Key> | undefined) => Data<Key> | undefined),
): Promise<void> {
  const asked = { queryKey, exact: true };
  const isAsked = queries.isFetching(asked) > 0;
  await queries.cancelQueries(asked);
  queries.setQueryData(queryKey, answer as never);
  if (isAsked) void queries.invalidateQueries(asked);
}
