import { X } from 'lucide-react';
import css from './Chip.module.css';

type Props = { label: string; onRemove?: () => void };

/** A chosen refinement. The whole chip takes it away. */
export function Chip({ label, onRemove }: Props) {
  if (!onRemove) return <span className={css.chip}>{label}</span>;
  return (
    <button type="button" className={css.chip} aria-label={`Remove ${label}`} onClick={onRemove}>
      <span className={css.label}>{label}</span>
      <X aria-hidden="true" />
    </button>
  );
}
