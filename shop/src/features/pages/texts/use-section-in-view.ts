import { useEffect, useState } from 'react';

/** The section that is being read: the last heading above the upper third of the window. */
export function useSectionInView(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      setCurrent(atEnd && window.scrollY > 0 ? ids.at(-1) : passed.at(-1));
    };
    look();
    const listening = new AbortController();
    window.addEventListener('scroll', look, { passive: true, signal: listening.signal });
    window.addEventListener('resize', look, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [ids]);
  return current;
}
