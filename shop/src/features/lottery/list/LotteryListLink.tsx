import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { LotteriesAddress } from './lotteries-search';

type Props = Pick<LinkComponentProps<'a'>, 'className' | 'children'> & {
  'aria-label'?: string;
  'aria-current': 'page' | 'true' | undefined;
  'aria-disabled'?: true | undefined;
  search: LotteriesAddress;
};

/** Another part of the same list: which one is current the list says, not the router. */
export const LotteryListLink = (look: Props) => (
  <Link
    {...look}
    to="/lottery"
    resetScroll={false}
    activeProps={{}}
    activeOptions={{ exact: true, includeSearch: true }}
  />
);
