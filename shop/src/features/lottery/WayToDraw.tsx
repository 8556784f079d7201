import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { LotterySummary } from 'contract/lottery';
import { lotteriesQuery } from './lotteries.api';
import { WayToLotteries } from './WayToLotteries';

type Props = { storeId: number; productId: number };

/** From a bottle to its own draw: the open one, else the next; where there is none, to all of them. */
export function WayToDraw({ storeId, productId }: Props) {
  const { data } = useQuery(
    lotteriesQuery(storeId, { state: undefined, product: productId, page: 1, pageSize: 1 }),
  );
  const [lottery] = data?.data ?? [];
  const way = lottery && wayTo(lottery);
  if (!way) return <WayToLotteries />;
  return (
    <>
      <p>{way.when}</p>
      <Link {...buttonLook({ wide: true })} to="/lottery/$id" params={{ id: String(lottery.id) }}>
        {way.label}
      </Link>
    </>
  );
}

function wayTo({ state, ticket, opens_at, closes_at, timezone }: LotterySummary) {
  if (state === 'open')
    return {
      label: ticket ? 'See your ticket' : 'Enter the draw',
      when: `The draw is open until ${formatDateTime(closes_at, timezone)}.`,
    };
  if (state === 'announced')
    return { label: 'See the draw', when: `The draw opens ${formatDateTime(opens_at, timezone)}.` };
  return undefined;
}
