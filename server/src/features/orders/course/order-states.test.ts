import { orderStatuses } from 'contract/orders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSteps, mayBeCancelled, mayBeReturned, mayStep, stepsFrom } from './order-states.js';

const status = fc.constantFrom(...orderStatuses);
const fulfilment = fc.constantFrom('pickup', 'delivery', 'shipping');

describe('the states of an order', () => {
  it('follow one another along the table alone', () => {
    fc.assert(
      fc.property(status, status, fulfilment, (from, to, mode) => {
        if (mayStep(from, to, mode)) expect(stepsFrom[from]).toContain(to);
      }),
    );
  });

  it('end in hand-over, return or cancelling, whichever way is taken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...firstSteps), fulfilment, fc.array(fc.nat()), (first, mode, choices) => {
        const been = [first];
        for (const choice of choices) {
          const next = orderStatuses.filter((to) => mayStep(been.at(-1)!, to, mode));
          if (next.length > 0) been.push(next[choice % next.length]!);
        }
        const handedOver = been.indexOf('handed_over');
        const returned = been.findIndex((each) => each.startsWith('returned'));
        expect(been.lastIndexOf('placed')).toBeLessThanOrEqual(1);
        if (returned >= 0) expect(handedOver).toBe(returned - 1);
        if (been.includes('cancelled')) {
          expect(been.at(-1)).toBe('cancelled');
          expect(handedOver).toBe(-1);
        }
        if (handedOver >= 0) expect(been.includes('ready')).toBe(mode === 'pickup');
      }),
    );
  });

  it('lead nowhere from an end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('returned' as const, 'cancelled' as const),
        status,
        fulfilment,
        (...step) => {
          expect(mayStep(...step)).toBe(false);
        },
      ),
    );
  });

  it('let a customer cancel only what is not packed, and return only what was handed over', () => {
    expect(orderStatuses.filter(mayBeCancelled)).toEqual(['awaiting_payment', 'placed']);
    expect(orderStatuses.filter(mayBeReturned)).toEqual(['handed_over', 'returned_in_part']);
    for (const each of orderStatuses.filter(mayBeCancelled)) expect(stepsFrom[each]).toContain('cancelled');
  });
});
