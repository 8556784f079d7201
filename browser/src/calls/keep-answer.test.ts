import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { keepAnswer } from './keep-answer';
import { queries } from './queries';

it('what was asked before a change does not come in after its answer', async () => {
  onTestFinished(() => queries.clear());
  const answers: ((version: number) => void)[] = [];
  const order = queryOptions({
    queryKey: ['order'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  });
  queries.setQueryData(order.queryKey, 1);
  const shown = new QueryObserver(queries, order);
  onTestFinished(shown.subscribe(() => undefined));
  const asking = shown.refetch();
  expect(answers).toHaveLength(1);

  await keepAnswer(order.queryKey, 2);
  answers[0]!(1);
  await asking;
  expect(shown.getCurrentResult().data).toBe(2);

  expect(answers).toHaveLength(2);
  answers[1]!(3);
  await expect.poll(() => shown.getCurrentResult().data).toBe(3);
});
