import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now. For parts that must not be rendered at all; otherwise hide them by CSS.
 */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
