import { useEffect, useLayoutEffect } from 'react';

/** How far down each page of this visit's history was read. */
const places = new Map<string, number>();

/** How far down this page of the history was read before; 0 for a new page. */
export const keptPlaceOf = (page: string | undefined) => (page && places.get(page)) || 0;

/** A long list keeps its place when a person comes back to it; `ready` once the list stands. */
export function useKeptPlace(page: string | undefined, ready: boolean) {
  useLayoutEffect(() => {
    const place = keptPlaceOf(page);
    if (ready && place > 0) window.scrollTo(0, place);
  }, [page, ready]);

  useEffect(() => {
    if (!page || !ready) return;
    const note = () => places.set(page, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [page, ready]);
}
