import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatMoney } from 'browser/formats/format';
import { Nothing } from 'browser/ui/page/Nothing';
import type { StoreCredit } from 'contract/store-credit';
import art from '../../art/vignette-points.avif';
import { StatementDialog } from '../ledger/StatementDialog';
import { StoreBalances, StoreBalancesSkeleton } from '../ledger/StoreBalances';
import { readStatementSearch, statementInAddress } from '../ledger/statement-search';
import { AccountPage } from '../profile/AccountPage';
import { creditEntriesQuery, storeCreditsQuery } from './store-credit.api';

const route = getRouteApi('/main/profile/store-credit');

export function StoreCreditScreen() {
  const { statement, page } = readStatementSearch(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <AccountPage title="Store Credit">
      <Credits />
      {statement && (
        <StatementDialog
          title="Your store credit"
          query={creditEntriesQuery(statement, page)}
          page={page}
          onPage={(to) => void navigate({ search: statementInAddress(statement, to), resetScroll: false })}
          onClose={() => void navigate({ search: {}, resetScroll: false })}
          write={formatMoney}
        />
      )}
    </AccountPage>
  );
}

/** The specification asks to ignore a failure in silence, as if there were no credit. */
function Credits() {
  const credits = useQuery(storeCreditsQuery);
  if (credits.isPending) return <StoreBalancesSkeleton label="Loading your store credit" />;
  if (!credits.data?.length) return <NoCredit />;
  return <StoreBalances to="/profile/store-credit" held={credits.data.map(asHeld)} />;
}

const asHeld = ({ credit, ...store }: StoreCredit) => ({
  ...store,
  amount: formatMoney(credit),
  notes: ['Use it in the cart, on anything this store sells.'],
});

const NoCredit = () => (
  <Nothing picture={art} says="No Data" way={{ to: '/products', label: 'Shop all wine' }}>
    Credit from returns appears here, store by store, and pays for any later order there.
  </Nothing>
);
