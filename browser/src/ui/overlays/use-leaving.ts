import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Out of sight with the next frame, gone with the one after. As a modal dialog ends, the browser styles the whole page
 * anew, which takes a slow phone longer than an answer to a touch may take.
 */
export function useLeaving(onGone: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  const end = useEffectEvent(() => {
    setLeaving(false);
    onGone();
  });
  useEffect(() => {
    if (!isLeaving) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      rest = setTimeout(end);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [isLeaving]);
  return { isLeaving, leave: () => setLeaving(true) };
}
