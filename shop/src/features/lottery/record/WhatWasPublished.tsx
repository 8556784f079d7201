import { formatDateTime, formatNumber, plural } from 'browser/formats/format';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import type { LotteryRecord } from 'contract/lottery-record';
import { numbersIn } from './numbers-in';
import css from './WhatWasPublished.module.css';

type Steps = { title: string; text: string; isDone: boolean }[];

const roundsMoment = (beacon: { genesis_time: number; period: number }, round: number) =>
  (beacon.genesis_time + (round - 1) * beacon.period) * 1000;

function stepsOf({ lottery, commitments, settled_at, called_off }: LotteryRecord): Steps {
  const { announced, closed, drawn } = commitments;
  const { beacon } = announced;
  const at = (moment: string | number) => formatDateTime(moment, lottery.timezone);
  const named = beacon
    ? ` It named round ${formatNumber(beacon.named_round)} of a public beacon of randomness, to be spoken on ` +
      `${at(roundsMoment(beacon, beacon.named_round))}, after the close.`
    : ' No public beacon of randomness is used in this draw.';
  const late = closed?.late
    ? ` The close came late, so round ${formatNumber(closed.round ?? 0)} was named instead.`
    : '';
  const steps = [
    {
      title: 'Before it opened',
      isDone: true,
      text:
        `On ${at(announced.at)} the shop put a secret number aside, the seed, and published its ` +
        `fingerprint.${named}`,
    },
    closed
      ? {
          title: 'At the close',
          isDone: true,
          text:
            `On ${at(closed.at)} the list of ${plural(closed.entries, { one: '# ticket', other: '# tickets' })} was ` +
            `frozen. Its fingerprint was published, and mailed to everybody on it.${late}`,
        }
      : {
          title: 'At the close',
          isDone: false,
          text:
            `On ${at(lottery.closes_at)} the list of tickets is frozen. ` +
            'Its fingerprint is published, and mailed to everybody on it.',
        },
    drawn
      ? {
          title: 'At the draw',
          isDone: true,
          text:
            `On ${at(drawn.at)} the seed was revealed. Seed${beacon ? ', list and beacon' : ' and list'} make ` +
            'the ranking, and nothing else does.',
        }
      : {
          title: 'At the draw',
          isDone: false,
          text: `Not before ${at(lottery.draws_at)} the seed is revealed, and the tickets are ranked.`,
        },
    ...(settled_at
      ? [{ title: 'At the end', isDone: true, text: `On ${at(settled_at)} nothing was left to do.` }]
      : []),
  ];
  if (!called_off) return steps;
  const text = `On ${at(called_off.at)} the shop called the lottery off. Nothing was drawn, and the seed stays sealed.`;
  return [...steps.filter(({ isDone }) => isDone), { title: 'Called off', isDone: true, text }];
}

export function WhatWasPublished({ record }: { record: LotteryRecord }) {
  return (
    <section className={css.published} aria-labelledby="record-published">
      <h2 id="record-published">What was published, and when</h2>
      <ol className={css.steps}>
        {stepsOf(record).map(({ title, text, isDone }) => (
          <li key={title} className={css.step} data-done={isDone || undefined}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Disclosure title="Show the numbers">
        <dl className={css.numbers}>
          {numbersIn(record).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  );
}
