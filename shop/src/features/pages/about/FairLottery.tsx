import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import css from './FairLottery.module.css';

const steps = [
  {
    title: 'A sealed envelope',
    says:
      'Before entries open, the shop draws a secret number, locks it away, and publishes its fingerprint. From now ' +
      'on, it can’t be swapped without everyone seeing it.',
  },
  {
    title: 'A number from outside',
    says:
      'It also names a later round of a public beacon, a source of random numbers that nobody can predict, not ' +
      'even us.',
  },
  {
    title: 'A frozen list',
    says:
      'When entries close, the list is sorted, frozen and fingerprinted too, and the fingerprint is mailed to ' +
      'everyone on it.',
  },
  {
    title: 'The draw',
    says: 'Together, secret and beacon rank all entries. The first ones win. If a winner passes, the next moves up.',
  },
  {
    title: 'Your turn to check',
    says:
      'We open the envelope. The record of the draw has a button that works it all out again in your own browser, ' +
      'this year or in ten.',
  },
];

export const FairLottery = () => (
  <section className={css.lottery} aria-labelledby="how-the-lottery-is-fair">
    <div className={css.words}>
      <h2 id="how-the-lottery-is-fair">How the lottery is fair</h2>
      <p>
        Some wines come to us by the case and are wanted by the hundred. Entry is free, one per customer, and
        winners can buy a bottle at its regular price. You don’t have to take our word for it.
      </p>
      <p className={css.small}>
        When a draw uses no beacon, its record says so, and says what it still proves: that nothing was
        changed after the close.
      </p>
      <Link {...buttonLook({ variant: 'secondary' })} to="/lottery">
        See the lotteries
      </Link>
    </div>
    <ol className={css.steps}>
      {steps.map(({ title, says }) => (
        <li key={title} className={css.step}>
          <h3>{title}</h3>
          <p>{says}</p>
        </li>
      ))}
    </ol>
  </section>
);
