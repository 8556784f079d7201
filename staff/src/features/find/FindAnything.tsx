import { IconButton } from 'browser/ui/buttons/IconButton';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pressed, pressedWithMod, useShortcut } from '../../ui/use-shortcut';
import type { Find } from './found';

const loadDialog = () => import('./FindDialog');
const FindDialog = lazy(() => loadDialog().then(({ FindDialog }) => ({ default: FindDialog })));

/** Finds everything, by a press or by keys. Its code is loaded when somebody first reaches for it. */
export function FindAnything({ places }: { places: readonly Find[] }) {
  const [open, setOpen] = useState(false);
  useShortcut(() => setOpen(true), pressedWithMod('k'), pressed('/'));
  return (
    <>
      <IconButton
        label="Find anything"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => void loadDialog()}
        onClick={() => setOpen(true)}
      >
        <Search />
      </IconButton>
      {open && (
        <Suspense>
          <FindDialog places={places} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
