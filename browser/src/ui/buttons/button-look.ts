import css from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
};

/** Dresses a link as a button: `<Link {...buttonLook({ variant: 'secondary' })} to="/cart">`. */
export const buttonLook = ({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}) => ({
  className: css.button,
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide || undefined,
});
