import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDateTime } from 'browser/formats/format';
import { buttonLook } from 'browser/ui/buttons/button-look';
import type { LotterySummary } from 'contract/lottery';
import { lotteriesQuery } from './lotteries.api';
import { WayToLotteries } from './WayToLotteries';

type Props = { storeId: number; productId: number };

/** From a bottle to its own draw: the open one, else the next; where there is none, to all of them. */
export function WayToDraw(place: Props) {
  const draw = useDraw(place);
  return (
    <>
      {draw && <p>{draw.when}</p>}
      <DrawLink {...place} wide />
    </>
  );
}

export function DrawLink({ wide = false, ...place }: Props & { wide?: boolean }) {
  const draw = useDraw(place);
  if (!draw) return <WayToLotteries />;
  return (
    <Link {...buttonLook({ wide })} to="/lottery/$id" params={{ id: String(draw.id) }}>
      {draw.label}
    </Link>
  );
}

function useDraw({ storeId, productId }: Props) {
  const { data } = useQuery(
    lotteriesQuery(storeId, { state: undefined, product: productId, page: 1, pageSize: 1 }),
  );
  const [lottery] = data?.data ?? [];
  const way = lottery && wayTo(lottery);
  return way && { id: lottery.id, ...way };
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
