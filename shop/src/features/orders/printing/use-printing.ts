import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type Sheet = 'invoice' | 'gift slip';

/**
 * The sheet to print. The browser's own print command prints an invoice too, because nobody wants the page on
 * paper. A sheet stays until the next one, since some browsers read it after they have said that they are
 * done.
 */
export function usePrinting() {
  const [sheet, setSheet] = useState<Sheet>();
  const chosen = useRef<Sheet>(undefined);

  useEffect(() => {
    const lay = () => {
      // The browser takes its picture of the page right after this event.
      flushSync(() => setSheet(chosen.current ?? 'invoice'));
      chosen.current = undefined;
    };
    window.addEventListener('beforeprint', lay);
    return () => window.removeEventListener('beforeprint', lay);
  }, []);

  const print = (wanted: Sheet) => {
    chosen.current = wanted;
    window.print();
  };
  return { sheet, print };
}
