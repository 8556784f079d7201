import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { LotteriesAddress } from './lotteries-search';

type Props = Pick<LinkComponentProps<'a'>, 'className' | 'children'> & {
  'aria-label'?: string;
  'aria-current': 'page' | 'true' | undefined;
  'aria-disabled'?: true | undefined;
  search: LotteriesAddress;
};

/** Another part of the same list: the list, not the router, says which one is current. */
export const LotteryListLink = (look: Props) => (
  <Link
    {...look}
    to="/lottery"
    resetScroll={false}
    activeProps={{}}
    activeOptions={{ exact: true, includeSearch: true }}
  />
);
