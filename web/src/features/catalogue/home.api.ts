import { queryOptions } from '@tanstack/react-query';
import { getHome } from 'contract/catalogue';
import { call } from '../../platform/call';

export const homeQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['home', storeId],
    queryFn: () => call(getHome, { query: { store_id: String(storeId) } }),
  });
