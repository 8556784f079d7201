import css from './Spinner.module.css';

/** Says nothing by itself: what shows it also announces what is going on. */
export const Spinner = ({ size = 'small' }: { size?: 'small' | 'large' }) => (
  <span className={css.spinner} data-size={size} aria-hidden="true" />
);
