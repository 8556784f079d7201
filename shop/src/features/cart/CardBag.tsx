import { type ComponentProps, lazy, Suspense, use, useState } from 'react';
import css from './CardBag.module.css';

const AddOrChange = lazy(() => import('./AddOrChange').then(({ AddOrChange }) => ({ default: AddOrChange })));

type Props = Omit<ComponentProps<typeof AddOrChange>, 'begun'>;

/** A mouse clicks only on what was there when its button came down. */
const mouseIsUp = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('mouseup', () => setTimeout(resolve), { once: true }),
  );

/** The code that fills the cart loads after the shelves; a press that comes earlier is not lost. */
export function CardBag(props: Props) {
  const [begun, setBegun] = useState(false);
  const [press, setPress] = useState<Promise<void>>();
  const first = (
    <button
      type="button"
      className={css.bag}
      aria-label={`Add ${props.name} to cart`}
      onMouseDown={() => setPress(mouseIsUp())}
      onClick={() => setBegun(true)}
    >
      Add
    </button>
  );
  return (
    <Suspense fallback={first}>
      {press && <Until over={press} />}
      <AddOrChange {...props} begun={begun} />
    </Suspense>
  );
}

function Until({ over }: { over: Promise<void> }) {
  use(over);
  return null;
}
