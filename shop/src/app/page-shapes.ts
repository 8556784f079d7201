import type { PageShape } from 'browser/ui/page/PageSkeleton';

/** By the first word of the address; the second shape is that of one thing below it. */
const shapes = new Map<string, [PageShape, PageShape?]>([
  ['', ['details']],
  ['products', ['cards', 'details']],
  ['wine-set', ['cards']],
  ['WineSetDetail', ['details', 'details']],
  ['wishlist', ['cards']],
  ['gift-card', ['cards', 'details']],
  ['lottery', ['cards', 'details']],
  ['cart', ['columns']],
  ['cart-address', ['columns']],
  ['cart-payment', ['columns']],
  ['order-details', ['columns']],
]);

export function shapeOf(path: string): PageShape {
  const [first = '', ...more] = path.split('/').filter(Boolean);
  const [list, one] = shapes.get(first) ?? ['words'];
  return (more.length > 0 && one) || (list as PageShape);
}
