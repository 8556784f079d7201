import type { LotteryRecord } from 'contract/lottery-record';
import css from './RecordPage.module.css';

/** In the words of the record itself. */
export const WhatIsProven = ({ record }: { record: LotteryRecord }) => {
  const isDrawn = record.commitments.drawn !== null;
  return (
    <section className={css.section} aria-labelledby="record-proof">
      <h2 id="record-proof">What this proves, and what not</h2>
      <p className={css.quiet}>
        {isDrawn ? 'When the check succeeds, this much is sure:' : 'After the draw this much can be checked:'}
      </p>
      <ul className={css.list}>
        {record.proves.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <h3>What it does not prove</h3>
      <ul className={css.list}>
        {record.does_not_prove.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
};
