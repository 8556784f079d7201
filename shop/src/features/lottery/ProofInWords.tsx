import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { StepMark } from 'browser/ui/lists/StepMark';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { Lottery } from './lotteries.api';
import css from './ProofInWords.module.css';
import { numbersOf, proofStepsOf } from './proof-words';

const withBeacon =
  'When we fixed our number we could not know the beacon’s, and nobody outside can know ours: so nobody can steer the draw.';
const withoutBeacon =
  'This draw has no public beacon. What is published proves that nothing was changed after the close; it does not ' +
  'prove that we did not know our own number while people entered.';

/** No further step is promised of a lottery that was called off. */
const stepsTaken = (lottery: Lottery) =>
  proofStepsOf(lottery).filter(({ done }) => done || !lottery.called_off);

/** Why nobody can steer the draw, in plain words, with the numbers behind them. */
export const ProofInWords = ({ lottery }: { lottery: Lottery }) => (
  <section className={css.section} aria-labelledby="lottery-proof">
    <h2 id="lottery-proof">How you can check it</h2>
    <ol className={css.steps}>
      {stepsTaken(lottery).map(({ title, says, done }) => (
        <li key={title} className={css.step}>
          <StepMark done={done} />
          <div>
            <h3 className={css.title}>
              {title}
              <VisuallyHidden>{done ? ', done' : ', not yet'}</VisuallyHidden>
            </h3>
            <p className={css.says}>{says}</p>
          </div>
        </li>
      ))}
    </ol>
    <p className={css.says}>{lottery.commitments.announced.beacon ? withBeacon : withoutBeacon}</p>
    <Disclosure title="Show the numbers">
      <dl className={css.numbers}>
        {numbersOf(lottery).map(({ label, value }) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
    <Link
      {...buttonLook({ variant: 'secondary' })}
      to="/lottery-detail-stable/$id"
      params={{ id: String(lottery.id) }}
    >
      See the record of this draw
    </Link>
  </section>
);
