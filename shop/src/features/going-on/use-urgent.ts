import { useQuery } from '@tanstack/react-query';
import type { OpenClaim, UnpaidOrder } from 'contract/going-on';
import { useEffect, useState } from 'react';
import { askWhatGoesOn } from '../../platform/going-on';
import { goingOnQuery, type WhatGoesOn } from './going-on.api';
import { wordsChangeIn } from './time-left-words';
import type { Urgent } from './urgent';

type UrgentClaim = Urgent & { kind: 'claim'; claim: OpenClaim };
type UrgentOrder = Urgent & { kind: 'order'; unpaid: UnpaidOrder };
export type UrgentThing = UrgentClaim | UrgentOrder;

function urgentIn({ claims, unpaid, clockAhead }: WhatGoesOn): UrgentThing[] {
  const ends = (moment: string) => Date.parse(moment) - clockAhead;
  return [
    ...unpaid.map(
      (order): UrgentOrder => ({
        kind: 'order',
        id: order.id,
        storeId: order.store_id,
        inCart: false,
        until: ends(order.hold_until),
        unpaid: order,
      }),
    ),
    ...claims.map(
      (claim): UrgentClaim => ({
        kind: 'claim',
        id: `${claim.lottery_id}`,
        storeId: claim.store_id,
        inCart: claim.standing === 'claimed',
        until: ends(claim.claim_until),
        claim,
      }),
    ),
  ].sort((one, other) => one.until - other.until);
}

/**
 * What is lost when its time is over, the soonest first, by the shop's clock; looked at each minute, when one
 * ends, and after a sleep. Undefined until it is known.
 */
export function useUrgent() {
  const { data } = useQuery(goingOnQuery);
  const [now, setNow] = useState(Date.now);
  const all = data && urgentIn(data);
  const things = all?.filter(({ until }) => until > now);
  const next = things?.[0] && Math.min(...things.map(({ until }) => wordsChangeIn(until - now)));

  useEffect(() => {
    if (next === undefined) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, next);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next, now]);

  // A thing whose time is over may have been bought or paid in the last moment, or passed on.
  const hasEnded = all !== undefined && things !== undefined && all.length > things.length;
  useEffect(() => {
    if (hasEnded) void askWhatGoesOn();
  }, [hasEnded]);
  return { things, now };
}
