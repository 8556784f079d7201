import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { useAnnouncements } from './announcer';
import { TOAST_KEY } from './toast-focus';

/** The one place that screen readers listen to. The toaster renders it; `announce` speaks through it. */
export function LiveRegion({ children }: { children?: ReactNode }) {
  const { waiting } = useAnnouncements();
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" aria-label={`Notifications, ${TOAST_KEY}`}>
      {children}
      {waiting.map(({ id, text }) => (
        <VisuallyHidden key={id}>{text}</VisuallyHidden>
      ))}
    </div>
  );
}
