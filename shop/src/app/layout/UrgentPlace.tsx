import { lazy, Suspense, useState } from 'react';
import { laterParts } from './later';

/** Pages that are about it themselves. */
const itsOwn = /^\/(?:cart|lottery\/|order-)/;

/** For how many lines: `features/going-on/urgent.ts` notes what an earlier page has told. */
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
 * Under the header. Whoever was told of something on an earlier page has the room for it from the first frame
 * on; everybody else is told from the second page on.
 */
export function UrgentPlace() {
  const [room] = useState(roomKept);
  return (
    <Suspense fallback={<div style={{ gridRow: 2, minBlockSize: `calc(${room} * var(--control))` }} />}>
      <UrgentStrip room={room} />
    </Suspense>
  );
}
