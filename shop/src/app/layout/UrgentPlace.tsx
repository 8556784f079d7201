import { lazy, Suspense, useState } from 'react';
import { laterParts } from './later';

/** Pages that are about it themselves. */
const itsOwn = /^\/(?:cart|lottery\/|order-)/;

/** How many lines to keep room for, as `features/going-on/urgent.ts` noted it on an earlier page. */
function roomKept(): number {
  try {
    return itsOwn.test(location.pathname) ? 0 : Number(localStorage['going-on']) || 0;
  } catch {
    // A browser that forbids storage has kept nothing: the strip comes with the next page then.
    return 0;
  }
}

const UrgentStrip = lazy(async () => ({
  default: await (await laterParts()).urgentStrip(roomKept() > 0),
}));

/**
 * Under the header. If an earlier page had something to tell, the first frame has room for it. Otherwise the
 * strip waits for the second page.
 */
export function UrgentPlace() {
  const [room] = useState(roomKept);
  return (
    <Suspense fallback={<div style={{ gridRow: 2, minBlockSize: `calc(${room} * var(--control))` }} />}>
      <UrgentStrip room={room} />
    </Suspense>
  );
}
