import { whenIdle } from 'browser/ui/when-idle';

export { CheckoutHeader } from './checkout/CheckoutHeader';
export { Footer } from './Footer';
export { ShelfNav } from './ShelfNav';

/** Once the page has nothing better to do: nobody has asked for it, and few have something there. */
const leisure = () => new Promise<void>((come) => void whenIdle(come));

// The shape of the next page. No head names it: Firefox holds `prefetch` against `default-src`, which is none, and
// Safari does not know it.
void leisure().then(() => import('../RouteSkeleton'));

// A touch on the menu shall have nothing to wait for, where there is one (ShopSheet.module.css).
void leisure().then(async () => {
  if (matchMedia('(width < 64rem)').matches) await import('./ShopMenu');
});

/** Never loaded on phones, which have it in the sheet and on a page of its own. */
export const accountMenu = async () => (await import('./AccountMenu')).AccountMenu;

/** The list of the files that it needs comes with this file, so the shelves do not wait for it. */
export async function urgentStrip(isExpected: boolean) {
  if (!isExpected) await leisure();
  return (await import('../../features/going-on/UrgentStrip')).UrgentStrip;
}
