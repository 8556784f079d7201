import type { OrderStatus } from 'contract/orders';
import type { PaymentStatus } from 'contract/payments';
import { describe, expect, it } from 'vitest';
import { shownPayment } from './shown-payment.js';

const order = (status: OrderStatus, more = {}) => ({
  status,
  payment_method: 'card' as const,
  paid_by_payment: 9_000,
  ...more,
});
const payment = (status: PaymentStatus, more = {}) => ({ status, redirect_url: null, words: '', ...more });

describe('the payment of an order, as the customer is told', () => {
  it.each<[PaymentStatus, string]>([
    ['created', 'unknown'],
    ['unknown', 'unknown'],
    ['authorised', 'paid'],
    ['captured', 'paid'],
    ['refunded_in_part', 'paid'],
    ['refunded', 'paid'],
    ['cancelled', 'ended'],
    ['lapsed', 'ended'],
  ])('%s is %s', (status, told) => {
    expect(shownPayment(order('placed'), [payment(status)])).toEqual({ status: told });
  });

  it('says where it is confirmed, and why it was declined', () => {
    const waiting = payment('waiting', { redirect_url: 'https://pay.test/1' });
    expect(shownPayment(order('awaiting_payment'), [waiting])).toEqual({
      status: 'waiting',
      redirect_url: 'https://pay.test/1',
    });
    const declined = payment('declined', { words: 'The card was declined.' });
    expect(shownPayment(order('awaiting_payment'), [declined])).toEqual({
      status: 'declined',
      words: 'The card was declined.',
    });
  });

  it('is that of the newest attempt', () => {
    const both = [payment('declined', { words: 'No.' }), payment('authorised')];
    expect(shownPayment(order('placed'), both)).toEqual({ status: 'paid' });
  });

  it('is not needed where everything was redeemed', () => {
    expect(shownPayment(order('placed', { paid_by_payment: 0, payment_method: 'none' }), [])).toEqual({
      status: 'not_needed',
    });
  });

  it.each<[OrderStatus, string]>([
    ['placed', 'at_pickup'],
    ['ready', 'at_pickup'],
    ['handed_over', 'paid'],
    ['returned', 'paid'],
    ['cancelled', 'ended'],
  ])('at the counter, of an order that is %s, is %s', (status, told) => {
    expect(shownPayment(order(status, { payment_method: 'at_pickup' }), [])).toEqual({ status: told });
  });
});
