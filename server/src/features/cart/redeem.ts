import type { Tender } from 'contract/cart';
import { spoken } from './judge-lines.js';

/** Money in cents. */
export type Asked = { points: number; credit: number; giftCard: { balance: number } | null };
export type Held = { points: number; credit: number; giftCard: number; lpEq1: number };

type TenderProblem = { tender: Tender; message: string };

const count = new Intl.NumberFormat('en-US');

/** Gift card, store credit, points: none takes more than is due by then, or than there is of it. */
export function redeem(due: number, asked: Asked, held: Held, notByPoints = 0) {
  const giftCard = asked.giftCard ? Math.min(due, held.giftCard) : 0;
  const credit = Math.min(due - giftCard, asked.credit, held.credit);
  const steps = Math.floor(Math.min(asked.points, held.points) / held.lpEq1);
  const room = Math.min(due - giftCard - credit, due - notByPoints);
  const dollars = Math.min(steps, Math.floor(room / 100));
  const pointsWorth = dollars * 100;
  return {
    giftCard,
    credit,
    points: dollars * held.lpEq1,
    pointsWorth,
    due: due - giftCard - credit - pointsWorth,
  };
}

/** What has become less than what the customer reckoned with. */
export function shrunkTenders(asked: Asked, held: Held): TenderProblem[] {
  const problems: TenderProblem[] = [];
  if (asked.giftCard && held.giftCard === 0)
    problems.push({ tender: 'gift_card', message: 'This gift card can no longer be used.' });
  else if (asked.giftCard && held.giftCard < asked.giftCard.balance)
    problems.push({ tender: 'gift_card', message: `This gift card has ${spoken(held.giftCard)} left.` });
  if (asked.credit > held.credit)
    problems.push({ tender: 'store_credit', message: `Your store credit is ${spoken(held.credit)} now.` });
  if (asked.points > held.points)
    problems.push({ tender: 'points', message: `You have ${count.format(held.points)} points now.` });
  return problems;
}
