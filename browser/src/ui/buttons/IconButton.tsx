import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What a person hears, and reads on hovering. */
  label: string;
  /** The icon. */
  children: ReactNode;
  size?: 'small' | 'medium';
  variant?: 'plain' | 'outlined';
};

export function IconButton({
  label,
  size = 'medium',
  variant = 'plain',
  className,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(css.button, className)}
      data-size={size}
      data-variant={variant}
    >
      {children}
    </button>
  );
}
