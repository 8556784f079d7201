import type { AnyRouter } from '@tanstack/react-router';
import { keptPlaceOf } from 'browser/keeping/kept-places';
import { focusPageHeading } from 'browser/ui/page/heading-focus';

/** Where the page stands and what has the focus, once a navigation has rendered. */
export function leadAfterNavigation(router: AnyRouter): void {
  let focusedBefore: Element | null = null;

  router.subscribe('onBeforeNavigate', () => {
    focusedBefore ??= document.activeElement;
  });

  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // Whoever has begun to write while the page was coming goes on writing.
    const focused = document.activeElement;
    const isWriting = focused !== focusedBefore && focused?.matches('input, textarea');
    focusedBefore = null;
    if (!pathChanged) return;
    // Whoever comes from elsewhere with the address of a section is led to it.
    if (fromLocation || !toLocation.hash) window.scrollTo(0, keptPlaceOf(toLocation.state.__TSR_key));
    if (fromLocation && !isWriting) focusPageHeading();
  });
}
