import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { getLegalText, type LegalPage } from 'contract/pages/legal-texts';
import { readProse } from 'contract/pages/prose';

export const legalTextQuery = (page: LegalPage) =>
  queryOptions({
    queryKey: ['legal-text', page],
    queryFn: async () => {
      const { text, changed_at } = await call(getLegalText, { path: { page } });
      return { ...readProse(text), changedAt: changed_at };
    },
    staleTime: 60_000,
  });
