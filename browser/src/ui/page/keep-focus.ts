/** Parts of a page from which somebody can go on: they have a role, and most of them a name. */
const parts = 'section, article, form, fieldset, li, tr, table, dialog, nav, aside, main, [role]';

function ancestorsOf(element: Element) {
  const ancestors: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) ancestors.push(each);
  return ancestors;
}

/** Safari 17.0 has no `checkVisibility`. */
const isDrawn = (element: Element) => element.getClientRects().length > 0;

/** The part of the body in which it all is: the page itself, or a menu or list that hangs beside it. */
const topOf = (way: Element[]) => way.at(-3);

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

/**
 * An action often takes away the control that began it: "Enter the draw" turns into a ticket. The browser then
 * gives the focus to nothing, and a screen reader starts again at the top of the page. Here the focus goes to the
 * nearest part of the page around that control that is still there.
 */
export function keepFocus(): () => void {
  const listening = new AbortController();
  let way: Element[] = [];
  /** In the page, before the focus went into a menu: what a menu takes away, it may follow at once. */
  let before: Element[] = [];
  let page = '';

  const isLost = () => {
    const [focused] = way;
    return focused && !focused.isConnected && document.activeElement === document.body;
  };

  async function find() {
    // Whoever took the control away may have a better place in mind, at the latest in the next frame.
    await nextFrame();
    await nextFrame();
    // Another page leads to its heading.
    if (!isLost() || page !== location.pathname) return;
    const around = [...way, ...before].find(
      (each) => each.isConnected && each.matches(parts) && isDrawn(each),
    );
    if (around instanceof HTMLElement) focusPart(around);
  }

  document.addEventListener(
    'focusin',
    ({ target }) => {
      const now = ancestorsOf(target as Element);
      if (topOf(now) === topOf(before)) before = [];
      else if (topOf(now) !== topOf(way)) before = way;
      way = now;
      page = location.pathname;
    },
    { signal: listening.signal },
  );
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget) return;
      // A press beside everything lets go of the focus on purpose: then the control is still there.
      setTimeout(() => {
        if (target === way[0] && way[0]?.isConnected) way = [];
      });
    },
    { signal: listening.signal },
  );
  const removals = new MutationObserver(() => {
    if (isLost()) void find();
  });
  removals.observe(document.body, { childList: true, subtree: true });
  listening.signal.addEventListener('abort', () => removals.disconnect());
  return () => listening.abort();
}

function focusPart(part: HTMLElement) {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.dataset.keptFocus = '';
  part.addEventListener('blur', () => delete part.dataset.keptFocus, { once: true });
  part.focus({ preventScroll: true });
}
