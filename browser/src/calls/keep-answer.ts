import type { InferDataFromTag, QueryKey } from '@tanstack/react-query';
import { queries } from './queries';

type Data<Key extends QueryKey> = InferDataFromTag<unknown, Key>;

/**
 * What a change has answered is how things are now. What was asked meanwhile may have been answered before the change
 * and come in after it: it is left aside, and asked again, for it may also have known more.
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
