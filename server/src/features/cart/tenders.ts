import type { Tender } from 'contract/cart';
import { spokenUsd } from '../../platform/money-words.js';

/** What the customer asked to redeem, with the balance that their gift card showed then. Money in cents. */
export type RedeemedTenders = { points: number; credit: number; giftCard: { balance: number } | null };
/** What the customer has at the store now. Money in cents. */
export type Balances = { points: number; credit: number; giftCard: number; lpEq1: number };

type TenderProblem = { tender: Tender; message: string };

const count = new Intl.NumberFormat('en-US');

/**
 * Gift card, store credit, points, in this order: each pays no more than is still due, and no more than the
 * customer has of it.
 */
export function takeTenders(due: number, asked: RedeemedTenders, balances: Balances, notByPoints = 0) {
  const giftCard = asked.giftCard ? Math.min(due, balances.giftCard) : 0;
  const credit = Math.min(due - giftCard, asked.credit, balances.credit);
  const steps = Math.floor(Math.min(asked.points, balances.points) / balances.lpEq1);
  const room = Math.min(due - giftCard - credit, due - notByPoints);
  const dollars = Math.min(steps, Math.floor(room / 100));
  const pointsWorth = dollars * 100;
  return {
    giftCard,
    credit,
    points: dollars * balances.lpEq1,
    pointsWorth,
    due: due - giftCard - credit - pointsWorth,
  };
}

/** The tenders of which the customer now has less than they wanted to redeem. */
export function shrunkTenders(asked: RedeemedTenders, balances: Balances): TenderProblem[] {
  const problems: TenderProblem[] = [];
  if (asked.giftCard && balances.giftCard === 0)
    problems.push({ tender: 'gift_card', message: 'This gift card can no longer be used.' });
  else if (asked.giftCard && balances.giftCard < asked.giftCard.balance)
    problems.push({
      tender: 'gift_card',
      message: `This gift card has ${spokenUsd(balances.giftCard)} left.`,
    });
  if (asked.credit > balances.credit)
    problems.push({
      tender: 'store_credit',
      message: `Your store credit is ${spokenUsd(balances.credit)} now.`,
    });
  if (asked.points > balances.points)
    problems.push({ tender: 'points', message: `You have ${count.format(balances.points)} points now.` });
  return problems;
}
