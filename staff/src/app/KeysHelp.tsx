import { lazy, Suspense, useState } from 'react';
import { pressed, useShortcut } from '../ui/use-shortcut';

const KeysSheet = lazy(() => import('./KeysSheet').then(({ KeysSheet }) => ({ default: KeysSheet })));

export function KeysHelp() {
  const [open, setOpen] = useState(false);
  useShortcut(() => setOpen(true), pressed('?'));
  return (
    open && (
      <Suspense>
        <KeysSheet onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
