import css from './Illustration.module.css';

/** A line drawing in the ink of the page, from a file whose root is `#art`. It says nothing that words do not say. */
export const Illustration = ({ source }: { source: string }) => (
  <svg className={css.illustration} viewBox="0 0 160 120" aria-hidden="true">
    <use href={`${source}#art`} />
  </svg>
);
