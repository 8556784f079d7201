import { type ComponentProps, lazy, Suspense, useState } from 'react';
import css from './CardBag.module.css';

const AddOrChange = lazy(() => import('./AddOrChange').then(({ AddOrChange }) => ({ default: AddOrChange })));

type Props = Omit<ComponentProps<typeof AddOrChange>, 'begun'>;

/** The code that fills the cart loads after the shelves; a press that comes earlier is not lost. */
export function CardBag(props: Props) {
  const [begun, setBegun] = useState(false);
  const first = (
    <button
      type="button"
      className={css.bag}
      aria-label={`Add ${props.name} to cart`}
      onClick={() => setBegun(true)}
    >
      Add
    </button>
  );
  return (
    <Suspense fallback={first}>
      <AddOrChange {...props} begun={begun} />
    </Suspense>
  );
}
