import { IconButton } from 'browser/ui/buttons/IconButton';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { picturePath } from 'contract/platform/pictures';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ProductPicture } from '../../../goods/ProductPicture';
import css from './ProductZoom.module.css';
import { usePan } from './use-pan';

type Props = { imageId: string; name: string; onClose: () => void };

/** How many times as wide as what fits whole. */
const steps = [1, 1.75, 2.5] as const;

/**
 * The bottle from near. The window scrolls by touch and by the keys of itself; a mouse takes hold of the
 * picture.
 */
export function ProductZoom({ imageId, name, onClose }: Props) {
  const [step, setStep] = useState(0);
  const [missing, setMissing] = useState(false);
  const scale = steps[step] ?? 1;
  const { view, keepCentre } = useKeptCentre(scale);
  const pan = usePan(view);

  const to = (next: number) => {
    keepCentre();
    setStep(Math.min(steps.length - 1, Math.max(0, next)));
  };
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') to(step + 1);
    if (key === '-') to(step - 1);
  };

  return (
    <Dialog open onClose={onClose} title={name} size="large">
      {/* A window that scrolls takes the focus itself, so that the arrow keys move it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={view}
        className={css.view}
        tabIndex={0}
        aria-label={`${name}, enlarged. Use the arrow keys to move around, and plus and minus to zoom.`}
        data-autofocus
        onKeyDown={byKey}
        onDoubleClick={() => to(step === 0 ? 2 : 0)}
        {...pan}
      >
        {missing ? (
          <ProductPicture imageId={null} alt={name} sizes="0px" />
        ) : (
          <img
            className={css.picture}
            src={picturePath(imageId, 1200)}
            alt={name}
            width={1200}
            height={1600}
            draggable={false}
            style={{ blockSize: `${scale * 100}%` }}
            onError={() => setMissing(true)}
          />
        )}
      </section>
      {/* oxlint-enable */}
      <div className={css.buttons}>
        <IconButton
          label="Smaller"
          variant="outlined"
          aria-disabled={step === 0 || undefined}
          onClick={() => to(step - 1)}
        >
          <ZoomOut aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Larger"
          variant="outlined"
          aria-disabled={step === steps.length - 1 || undefined}
          onClick={() => to(step + 1)}
        >
          <ZoomIn aria-hidden="true" />
        </IconButton>
      </div>
    </Dialog>
  );
}

/** What is in the middle stays there when the size changes; at first the shoulder of the bottle is. */
function useKeptCentre(scale: number) {
  const view = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.45 });
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = view.current!;
    view.current!.scrollTo({
      left: middle.current.x * scrollWidth - clientWidth / 2,
      top: middle.current.y * scrollHeight - clientHeight / 2,
      behavior: 'instant',
    });
  }, [scale]);
  return {
    view,
    keepCentre: () => {
      const { scrollLeft, scrollWidth, clientWidth, scrollTop, scrollHeight, clientHeight } = view.current!;
      middle.current = {
        x: (scrollLeft + clientWidth / 2) / scrollWidth,
        y: (scrollTop + clientHeight / 2) / scrollHeight,
      };
    },
  };
}
