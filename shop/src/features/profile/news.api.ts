import { queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { keepAnswer } from 'browser/calls/keep-answer';
import { notify } from 'browser/toasts/toast';
import * as contract from 'contract/profile/news';

export const newsQuery = queryOptions({
  queryKey: ['news'],
  queryFn: () => call(contract.getNewsChoice),
  staleTime: 0,
});

export async function chooseNews(by_email: boolean): Promise<void> {
  const { message, data } = await callFor(contract.chooseNews, { body: { by_email } });
  await keepAnswer(newsQuery.queryKey, data);
  notify(message);
}
