import css from './Sums.module.css';

export type Sum = { name: string; sum: string };
type Props = { rows: readonly Sum[]; total?: Sum; 'aria-label'?: string };

/** A list of amounts and their total. */
export const Sums = ({ rows, total, ...rest }: Props) => (
  <dl {...rest} className={css.sums}>
    {rows.map((row) => (
      <Row key={row.name} {...row} />
    ))}
    {total && <Row {...total} isTotal />}
  </dl>
);

const Row = ({ name, sum, isTotal }: Sum & { isTotal?: boolean }) => (
  <div className={css.row} data-total={isTotal || undefined}>
    <dt>{name}</dt>
    <dd>{sum}</dd>
  </div>
);
