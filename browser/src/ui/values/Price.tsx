import { formatMoney } from '../../formats/format';
import { VisuallyHidden } from '../VisuallyHidden';
import css from './Price.module.css';

type Props = {
  cents: number;
  /** What it cost before, or elsewhere; shown when it is more. */
  compareAtCents?: number | null;
  size?: 'small' | 'medium' | 'large';
};

export function Price({ cents, compareAtCents, size = 'medium' }: Props) {
  const saved = compareAtCents != null && compareAtCents > cents;
  return (
    <span className={css.price} data-size={size} data-saved={saved || undefined}>
      {saved && <VisuallyHidden>Now </VisuallyHidden>}
      <span className={css.now}>{formatMoney(cents)}</span>
      {saved && (
        <>
          <VisuallyHidden>, before </VisuallyHidden>
          <s className={css.before}>{formatMoney(compareAtCents)}</s>
        </>
      )}
    </span>
  );
}
