import { type ComponentProps, lazy, Suspense, useState } from 'react';
import css from './CardBag.module.css';

const AddOrChange = lazy(() => import('./AddOrChange').then(({ AddOrChange }) => ({ default: AddOrChange })));

type Early = ComponentProps<typeof AddOrChange>['early'];
type Props = Omit<ComponentProps<typeof AddOrChange>, 'early'>;

/** The code that fills the cart loads after the shelves; a press that comes earlier is not lost. */
export function CardBag(props: Props) {
  const [early, setEarly] = useState<Early>();
  const first = (
    <button
      type="button"
      className={css.bag}
      aria-label={`Add ${props.name} to cart`}
      onMouseDown={() => setEarly(new Promise((up) => addEventListener('mouseup', () => setTimeout(up))))}
      onClick={() => setEarly(true)}
    >
      Add
    </button>
  );
  return (
    <Suspense fallback={first}>
      <AddOrChange {...props} early={early} />
    </Suspense>
  );
}
