import { useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';
import { useLayer } from '../overlays/open-layers';

/** What happens once when the list of a Combobox opens, and who takes an Escape until it closes. */
export function ComboboxOpened({ onGivenUp }: { onGivenUp: () => void }) {
  const state = useContext(ComboBoxStateContext);
  const marker = useRef<HTMLSpanElement>(null);
  const done = useRef(false);

  useLayer(state?.isOpen ?? false, () => {
    state?.revert();
    onGivenUp();
  });

  useEffect(keepPageReadable, []);
  useEffect(() => {
    if (done.current || !state) return;
    done.current = true;
    if (state.selectedKey == null) return;
    // The list opens where the choice stands; from then on the arrow keys decide.
    state.selectionManager.setFocusedKey(state.selectedKey);
    requestAnimationFrame(() => scrollToChosen(marker.current?.parentElement));
  }, [state]);

  return <span ref={marker} hidden />;
}

/** By hand: `scrollIntoView` would move the page as well, and that closes the list. */
function scrollToChosen(popover: Element | null | undefined) {
  const list = popover?.querySelector('[role=listbox]');
  const chosen = list?.querySelector('[role=option][aria-selected=true]');
  if (!list || !chosen) return;
  const distance = chosen.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += distance - list.clientHeight / 2;
}

const isIos = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/**
 * While its list is open React Aria hides the rest of the page from screen readers, though everything there
 * can still be focused. Only VoiceOver on iOS needs that to find the list; elsewhere this mark keeps the page
 * as it is. React Aria reads it right after this effect.
 */
function keepPageReadable() {
  if (isIos()) return;
  const parts = [...document.body.children];
  for (const part of parts) part.setAttribute('data-react-aria-top-layer', '');
  queueMicrotask(() => {
    for (const part of parts) part.removeAttribute('data-react-aria-top-layer');
  });
}
