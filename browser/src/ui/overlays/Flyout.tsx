import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names';
import css from './Flyout.module.css';
import { useLayer } from './open-layers';

type Props = {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's name where what it shows has no words. */
  label?: string;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
};

const gap = 8;
/** With less than that below its button, a panel opens above it where there is more. */
const littleRoom = 320;

/** A panel of links under its button, in the top layer; a press outside, Escape, or a choice closes it. */
export function Flyout({ trigger, label, align = 'end', className, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayer(open, () => panel.current?.hidePopover());

  useEffect(() => {
    const close = () => panel.current?.hidePopover();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, []);

  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open');
    if (newState !== 'open' || !panel.current || !button.current) return;
    const { top, bottom, left, right } = button.current.getBoundingClientRect();
    const { style } = panel.current;
    const below = innerHeight - bottom;
    const opensAbove = below < littleRoom && below < top;
    style.insetBlock = opensAbove ? `auto calc(100% - ${top - gap}px)` : `${bottom + gap}px auto`;
    style.maxBlockSize = `${(opensAbove ? top : below) - 2 * gap}px`;
    if (align === 'end') style.insetInlineEnd = `calc(100% - ${right}px)`;
    else style.insetInlineStart = `${left}px`;
  };

  const closeAfterChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) panel.current?.hidePopover();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(css.trigger, className)}
        aria-label={label}
        popoverTarget={id}
      >
        {trigger}
      </button>
      {/* The links inside are the controls; the panel only notices that one was used. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css.panel}
        onBeforeToggle={place}
        onClick={closeAfterChoice}
      >
        {children}
      </div>
    </>
  );
}
