import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A scanner types faster than any person. */
const mostBetweenKeys = 50;
const fewestSigns = 4;

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** As if nobody had typed. A field reports its text when it is left, so it is left with the former one. */
function putBack(field: Field, before: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  flushSync(() => {
    set!.call(field, before);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  field.blur();
  field.focus();
}

const anything = () => true;

/**
 * Hears a scanner that types what it reads and ends with Enter, wherever the focus is, but in a field that is
 * there for scanning (`data-scans`). What is typed into any other field and is no code of the screen stays there.
 */
export function useScanner(onCode: (code: string) => void, isCode: (typed: string) => boolean = anything) {
  const heard = useRef({ onCode, isCode });
  useEffect(() => {
    heard.current = { onCode, isCode };
  });
  useEffect(() => {
    let signs = '';
    let last = 0;
    let typedInto: { field: Field; before: string } | undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp, target } = event;
      if (target instanceof HTMLElement && 'scans' in target.dataset) return;
      const isQuick = timeStamp - last <= mostBetweenKeys;
      if (key === 'Enter' && isQuick && signs.length >= fewestSigns) {
        if (typedInto && !heard.current.isCode(signs)) return;
        event.preventDefault();
        event.stopPropagation();
        if (typedInto) putBack(typedInto.field, typedInto.before);
        heard.current.onCode(signs);
        signs = '';
        last = Number.NEGATIVE_INFINITY;
        return;
      }
      if (key.length !== 1) return;
      if (!isQuick) {
        signs = '';
        typedInto = isField(target) ? { field: target, before: target.value } : undefined;
      }
      signs += key;
      last = timeStamp;
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
