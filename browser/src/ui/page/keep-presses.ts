/** Rows of tables may lead to a page. */
const pressable =
  'a[href], button, input, select, textarea, label, summary, tr, [role="option"], [role="menuitem"], [role="radio"]';

/** As far as a hand trembles, in pixels. */
const tremble = 10;

type Press = { at: Element; meant: HTMLElement | null; where: DOMRect; x: number; y: number };

/** What a press there is meant for. */
const meantBy = (at: Element | null) => at?.closest<HTMLElement>(pressable) ?? null;

/** What a button or a link is for, where several read the same: “Remove” stands in every row. */
const forWhat = ['aria-label', 'href', 'name', 'value'];

/** What is drawn anew, reads the same and is for the same, is the same. */
const isAnew = (now: HTMLElement | null, old: HTMLElement | null) =>
  now?.textContent === old?.textContent &&
  forWhat.every((name) => now?.getAttribute(name) === old?.getAttribute(name));

const distance = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  Math.hypot(to.x - from.x, to.y - from.y);

/** Whether the page has moved while the finger was down, and the finger has not. */
function hasSlidAway(press: Press, click: MouseEvent, now: HTMLElement | null) {
  if (distance(press, click) > tremble) return false;
  const pressed = press.meant ?? press.at;
  if (!pressed.isConnected) return !isAnew(now, press.meant);
  return distance(press.where, pressed.getBoundingClientRect()) >= 1;
}

/** Nothing beside a dialog on top can be pressed. */
const canBePressed = (element: HTMLElement) => {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  return element.isConnected && element.getClientRects().length > 0 && (!dialog || dialog.contains(element));
};

/**
 * A press belongs to what was under the finger when it came down. An answer that arrives before the finger is lifted may
 * move the page: then the browser gives the click to what lies there now, or to nobody, and somebody places an order
 * who meant to change it.
 */
export function keepPresses(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let press: Press | undefined;

  window.addEventListener(
    'pointerdown',
    ({ isPrimary, button, target: at, x, y }) => {
      press = undefined;
      if (!isPrimary || button !== 0 || !(at instanceof Element)) return;
      const meant = meantBy(at);
      press = { at, meant, where: (meant ?? at).getBoundingClientRect(), x, y };
    },
    options,
  );
  window.addEventListener(
    'mouseup',
    ({ x, y }) => {
      const began = press;
      if (!began?.meant || began.meant.isConnected || distance(began, { x, y }) > tremble) return;
      const now = meantBy(document.elementFromPoint(x, y));
      if (!now || !isAnew(now, began.meant)) return;
      // A mouse clicks on nothing that was not there when its button came down; after a finger, the click comes at once.
      setTimeout(() => {
        if (press !== began) return;
        press = undefined;
        now.click();
      });
    },
    options,
  );
  window.addEventListener(
    'click',
    (click) => {
      const began = press;
      // Keys and scripts click, too, and a label its field.
      if (!began || !click.isTrusted || click.detail === 0 || !(click.target instanceof Element)) return;
      press = undefined;
      const now = meantBy(click.target);
      const { meant } = began;
      if (now === meant || !hasSlidAway(began, click, now)) return;
      click.preventDefault();
      click.stopImmediatePropagation();
      if (meant && canBePressed(meant)) meant.click();
    },
    options,
  );
  return () => listening.abort();
}
