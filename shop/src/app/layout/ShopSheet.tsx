import { IconButton } from 'browser/ui/buttons/IconButton';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import css from './ShopSheet.module.css';

const loadMenu = () => import('./ShopMenu').then(({ ShopMenu }) => ({ default: ShopMenu }));
const ShopMenu = lazy(loadMenu);

/** The menus of narrow screens. Where they have not come yet (later-parts.ts), they do when the finger comes down. */
export function ShopSheet() {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.sheet}>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        onPointerDown={() => void loadMenu()}
        onClick={() => setOpen(true)}
      >
        <Menu />
      </IconButton>
      <Suspense>{open && <ShopMenu onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
