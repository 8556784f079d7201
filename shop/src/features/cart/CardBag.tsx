import { type ComponentProps, lazy, Suspense, useState } from 'react';
import css from './CardBag.module.css';

const AddOrChange = lazy(() => import('./AddOrChange').then(({ AddOrChange }) => ({ default: AddOrChange })));

type Props = Omit<ComponentProps<typeof AddOrChange>, 'begun' | 'press'>;

/** The code that fills the cart loads after the shelves; a press that comes earlier is not lost. */
export function CardBag(props: Props) {
  const [begun, setBegun] = useState(false);
  const [press, setPress] = useState<Promise<unknown>>();
  const first = (
    <button
      type="button"
      className={css.bag}
      aria-label={`Add ${props.name} to cart`}
      onMouseDown={() => setPress(new Promise((over) => addEventListener('mouseup', () => setTimeout(over))))}
      onClick={() => setBegun(true)}
    >
      Add
    </button>
  );
  return (
    <Suspense fallback={first}>
      <AddOrChange {...props} begun={begun} press={press} />
    </Suspense>
  );
}
