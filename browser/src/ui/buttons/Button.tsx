import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react';
import { classNames } from '../class-names';
import { announce } from '../feedback/announcer';
import { Spinner } from '../feedback/Spinner';
import css from './Button.module.css';
import { type ButtonLook, buttonLook } from './button-look';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    /** Work is going on: the button keeps its focus and its width, and does nothing when pressed. */
    busy?: boolean;
    /** What it reads, and what is announced, while busy. */
    busyLabel?: string;
  };

export function Button(props: Props) {
  const { variant, size, wide, icon, busy = false, busyLabel, className, onClick, children, ...rest } = props;
  const look = buttonLook({ variant, size, wide });

  useEffect(() => {
    if (busy) announce(busyLabel ?? 'Please wait');
  }, [busy, busyLabel]);

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      type="button"
      {...rest}
      {...look}
      className={classNames(look.className, className)}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={press}
    >
      <span className={css.label} data-shown={!(busy && busyLabel)}>
        {busy && !busyLabel ? <Spinner /> : icon}
        {children}
      </span>
      {busyLabel && (
        <span className={css.label} data-width-of={busyLabel}>
          {busy && <Spinner />}
          {busy && busyLabel}
        </span>
      )}
    </button>
  );
}
