import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatMoney, formatNumber, plural } from 'browser/formats/format';
import { Nothing } from 'browser/ui/page/Nothing';
import type { StorePoints } from 'contract/loyalty';
import art from '../../art/vignette-points.avif';
import { NotLoaded } from '../ledger/NotLoaded';
import { pointWords } from '../ledger/point-words';
import { StatementDialog } from '../ledger/StatementDialog';
import { StoreBalances, StoreBalancesSkeleton } from '../ledger/StoreBalances';
import { readStatementSearch, statementInAddress } from '../ledger/statement-search';
import { useLoadNotice } from '../ledger/use-load-notice';
import { AccountPage } from '../profile/AccountPage';
import { ExpiringPoints } from './ExpiringPoints';
import { expiringPointsQuery, loyaltyPointsQuery, pointsEntriesQuery } from './loyalty.api';

const route = getRouteApi('/main/profile/loyalty-points');

export function LoyaltyPointsScreen() {
  const { statement, page } = readStatementSearch(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <AccountPage title="Loyalty Points">
      <Points />
      {statement && (
        <StatementDialog
          title="Your points"
          query={pointsEntriesQuery(statement, page)}
          page={page}
          onPage={(to) => void navigate({ search: statementInAddress(statement, to), resetScroll: false })}
          onClose={() => void navigate({ search: {}, resetScroll: false })}
          write={(points) => plural(points, pointWords)}
        />
      )}
    </AccountPage>
  );
}

function Points() {
  const points = useQuery(loyaltyPointsQuery);
  const expiring = useQuery(expiringPointsQuery);
  useLoadNotice(points.error);
  if (points.isPending || expiring.isPending) return <StoreBalancesSkeleton label="Loading your points" />;
  if (!points.data) return <NotLoaded again={points.refetch} busy={points.isFetching} />;
  if (points.data.length === 0) return <NoPoints />;
  return (
    <>
      <ExpiringPoints expiring={expiring.data ?? []} />
      <StoreBalances to="/profile/loyalty-points" held={points.data.map(asHeld)} />
    </>
  );
}

const asHeld = ({ points, value, points_per_dollar, lp_eq_1, ...store }: StorePoints) => ({
  ...store,
  notes: [
    value > 0
      ? `Worth ${formatMoney(value)} off your next order there.`
      : `You can use them there once you have ${plural(lp_eq_1, pointWords)}.`,
    `You earn ${plural(points_per_dollar, pointWords)} for each dollar you pay. ${plural(lp_eq_1, pointWords)} = $1.`,
  ],
  amount: (
    <>
      {formatNumber(points)} <small>{points === 1 ? 'point' : 'points'}</small>
    </>
  ),
});

const NoPoints = () => (
  <Nothing picture={art} says="No loyalty points found" way={{ to: '/products', label: 'Shop all wine' }}>
    You earn points at each store when you receive what you bought there.
  </Nothing>
);
