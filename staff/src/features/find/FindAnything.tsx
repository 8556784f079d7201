import { IconButton } from 'browser/ui/buttons/IconButton';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { pressed, pressedWithMod, useShortcut } from '../../ui/use-shortcut';
import type { Find } from './found';

const loadDialog = () => import('./FindDialog');
const FindDialog = lazy(() => loadDialog().then(({ FindDialog }) => ({ default: FindDialog })));

/** The way to everything, by a press or by keys; what it needs is loaded when it is first meant. */
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
