import { formatNumber } from 'browser/formats/format';
import css from './ChoiceLabel.module.css';

type Props = { words: string; count: number | undefined };

/** A choice, and how many bottles it would leave. */
export const ChoiceLabel = ({ words, count }: Props) => (
  <>
    {words} {count !== undefined && <span className={css.count}>{formatNumber(count)}</span>}
  </>
);
