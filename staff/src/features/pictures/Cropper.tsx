import type { Crop, Turn } from 'contract/pictures/pictures.staff';
import { picturePath } from 'contract/platform/pictures';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import css from './Cropper.module.css';
import { drawnTo, moved, type Size, scaled, uprightOf } from './crop';

type Props = {
  originalId: string;
  /** Of the original. */
  size: Size;
  turn: Turn;
  /** Null shows all of it. */
  crop: Crop | null;
  onCrop: (crop: Crop) => void;
};

const step = 0.01;
const leap = 0.05;

function byKey(crop: Crop, { key, shiftKey }: KeyboardEvent): Crop | undefined {
  const by = shiftKey ? leap : step;
  if (key === 'ArrowLeft') return moved(crop, -by, 0);
  if (key === 'ArrowRight') return moved(crop, by, 0);
  if (key === 'ArrowUp') return moved(crop, 0, -by);
  if (key === 'ArrowDown') return moved(crop, 0, by);
  if (key === '+' || key === '=') return scaled(crop, 1 + leap);
  if (key === '-') return scaled(crop, 1 - leap);
  return undefined;
}

/** The picture upright, and over it the frame of what is kept: moved by its middle, drawn by its corner. */
export function Cropper({ originalId, size, turn, crop, onCrop }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const upright = uprightOf(size, turn);
  return (
    <div
      ref={stage}
      className={css.stage}
      data-lies={upright.width !== size.width || undefined}
      style={{ '--shape': upright.width / upright.height } as CSSProperties}
    >
      <img src={picturePath(originalId, 1200)} alt="" draggable={false} style={{ rotate: `${turn}deg` }} />
      {crop && <Frame crop={crop} onCrop={onCrop} stage={stage} />}
    </div>
  );
}

type FrameProps = Pick<Props, 'onCrop'> & { crop: Crop; stage: { readonly current: HTMLElement | null } };

function Frame({ crop, onCrop, stage }: FrameProps) {
  const drag = useDrag(stage);
  const percent = (share: number) => `${share * 100}%`;
  const press = (event: KeyboardEvent) => {
    const next = byKey(crop, event);
    if (!next) return;
    event.preventDefault();
    onCrop(next);
  };
  return (
    // What is moved by keys takes the focus itself.
    // oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <section
      className={css.frame}
      tabIndex={0}
      aria-label="What is kept. Arrow keys move it, plus and minus change its size."
      style={{
        insetInlineStart: percent(crop.left),
        insetBlockStart: percent(crop.top),
        inlineSize: percent(crop.width),
        blockSize: percent(crop.height),
      }}
      onKeyDown={press}
      {...drag((right, down) => onCrop(moved(crop, right, down)))}
    >
      <span
        className={css.corner}
        {...drag((right) => onCrop(drawnTo(crop, crop.left + crop.width + right)))}
      />
    </section>
    // oxlint-enable
  );
}

/** How far a held pointer moves on the stage; each move counts from the one before. */
function useDrag(stage: FrameProps['stage']) {
  const held = useRef<{ x: number; y: number }>(null);
  const letGo = () => {
    held.current = null;
  };
  return (onMove: (right: number, down: number) => void) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      held.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = held.current;
      if (!from || !stage.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      const { width, height } = stage.current.getBoundingClientRect();
      held.current = { x: event.clientX, y: event.clientY };
      onMove((event.clientX - from.x) / width, (event.clientY - from.y) / height);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  });
}
