import css from './Illustration.module.css';

/** A small still life. It says nothing that words do not say. */
export const Illustration = ({ source }: { source: string }) => (
  <img className={css.illustration} src={source} width="480" height="360" alt="" />
);
