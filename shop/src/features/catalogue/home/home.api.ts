import { queryOptions } from '@tanstack/react-query';
import { call } from 'browser/calls/call';
import { getHome } from 'contract/catalogue';

export const homeQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['home', storeId],
    queryFn: () => call(getHome, { query: { store_id: String(storeId) } }),
  });
