import { dot, formatDateTime } from 'browser/formats/format';
import css from './Entry.module.css';

export const Answer = ({ text, by, at }: { text: string; by: string; at: string }) => (
  <blockquote className={css.answer}>
    <p className={css.text}>{text}</p>
    <p className={css.by}>
      {by}
      {dot}
      <time dateTime={at}>{formatDateTime(at)}</time>
    </p>
  </blockquote>
);
