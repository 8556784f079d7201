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
    // A person who began to write while the page was loading keeps the focus.
    const focused = document.activeElement;
    const isWriting = focused !== focusedBefore && focused?.matches('input, textarea');
    focusedBefore = null;
    if (!pathChanged) return;
    // A link from elsewhere to a section of the page must lead to that section.
    if (fromLocation || !toLocation.hash) window.scrollTo(0, keptPlaceOf(toLocation.state.__TSR_key));
    if (fromLocation && !isWriting) focusPageHeading();
  });
}
