let waitingSince: Element | null = null;

/**
 * The shell calls it when a navigation has rendered. A heading that is still loading takes the focus later.
 */
export function focusPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]');
  if (heading) heading.focus({ preventScroll: true });
  else waitingSince = document.activeElement;
}

/** If the person has moved the focus meanwhile, it stays there. */
export function takeWaitingFocus(heading: HTMLElement): void {
  const stillThere = document.activeElement === waitingSince || document.activeElement === document.body;
  if (waitingSince && stillThere) heading.focus({ preventScroll: true });
  waitingSince = null;
}
