import css from './LotteryFacts.module.css';

type Props = { facts: readonly { label: string; value: string }[] };

/** What a person weighs before entering. */
export const LotteryFacts = ({ facts }: Props) => (
  <dl className={css.facts}>
    {facts.map(({ label, value }) => (
      <div key={label} className={css.fact}>
        <dt className={css.label}>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
