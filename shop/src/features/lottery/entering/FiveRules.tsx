import { formatDateTime, formatMoney, plural } from 'browser/formats/format';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import type { Lottery } from '../lotteries.api';
import css from './FiveRules.module.css';

const firsts = { one: 'the first ticket wins', other: 'the first # tickets win' };
const hours = { one: '# hour', other: '# hours' };

const rulesOf = (lottery: Lottery) => {
  const at = (moment: string) => formatDateTime(moment, lottery.timezone);
  return [
    'Entering is free, one ticket per person, and nobody has to buy.',
    'You are 21 or older, your license is valid, and your email address is confirmed.',
    `You can enter and leave until ${at(lottery.closes_at)}. Then the list is frozen.`,
    `It is drawn after ${at(lottery.draws_at)}: ${plural(lottery.bottles, firsts)}, ` +
      'all others are alternates in order.',
    `Each winner has ${plural(lottery.claim_hours, hours)} to buy it for ${formatMoney(lottery.price)}, ` +
      'tax and delivery beside it. Then it passes on.',
  ];
};

/** The rules in five lines; those that bind, word for word, behind them. */
export const FiveRules = ({ lottery }: { lottery: Lottery }) => (
  <section className={css.section} aria-labelledby="lottery-rules">
    <h2 id="lottery-rules">The rules in five lines</h2>
    <ol className={css.rules}>
      {rulesOf(lottery).map((rule) => (
        <li key={rule} className={css.rule}>
          {rule}
        </li>
      ))}
    </ol>
    <Disclosure title="The rules in full">
      <div className={css.full}>
        {lottery.rules.split(/\n\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Disclosure>
  </section>
);
