import type { PaymentStatus } from 'contract/payments';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterHearing, type ProviderReport, type Standing } from './payment-states.js';

const stands = (status: PaymentStatus, captured = 0, refunded = 0): Standing => ({
  status,
  amount: 900,
  lowered_by: 0,
  captured,
  refunded,
});
const told = (status: ProviderReport['status'], captured = 0, refunded = 0): ProviderReport => ({
  status,
  authorised: status === 'authorised' ? 900 : 0,
  captured,
  refunded,
  currency: 'usd',
});
/** Of which so much less is taken than was promised: a bottle was missing. */
const less = (by: number, standing: Standing): Standing => ({ ...standing, lowered_by: by });
const asAsked = { mustUndo: false, differs: false };

describe('the states of a payment', () => {
  it.each([
    [stands('created'), told('waiting'), stands('waiting')],
    [stands('created'), told('authorised'), stands('authorised')],
    [stands('created'), told('declined'), stands('declined')],
    [stands('created'), told('missing'), stands('lapsed')],
    [stands('unknown'), told('authorised'), stands('authorised')],
    [stands('unknown'), told('captured', 900), stands('captured', 900)],
    [stands('unknown'), told('declined'), stands('declined')],
    [stands('waiting'), told('waiting'), stands('waiting')],
    [stands('waiting'), told('authorised'), stands('authorised')],
    [stands('waiting'), told('declined'), stands('declined')],
    [stands('waiting'), told('lapsed'), stands('lapsed')],
    [stands('waiting'), told('captured', 900, 100), stands('refunded_in_part', 900, 100)],
    [stands('authorised'), told('captured', 900), stands('captured', 900)],
    [less(200, stands('authorised')), told('authorised'), less(200, stands('authorised'))],
    [less(200, stands('authorised')), told('captured', 700), less(200, stands('captured', 700))],
    [stands('authorised'), told('cancelled'), stands('cancelled')],
    [stands('authorised'), told('lapsed'), stands('lapsed')],
    [stands('captured', 900), told('captured', 900, 100), stands('refunded_in_part', 900, 100)],
    [stands('captured', 900), told('captured', 900, 900), stands('refunded', 900, 900)],
    [stands('refunded_in_part', 900, 100), told('captured', 900, 900), stands('refunded', 900, 900)],
  ])('%o, told %o, becomes %o', (now, heard, then) => {
    expect(afterHearing(now, heard)).toEqual({ ...then, ...asAsked });
  });

  it.each([
    [stands('waiting'), told('missing'), stands('lapsed')],
    [stands('authorised'), told('waiting'), stands('authorised')],
    [stands('authorised'), told('declined'), stands('authorised')],
    [stands('captured', 900), told('authorised'), stands('captured', 900)],
    [stands('captured', 900), told('cancelled'), stands('captured', 900)],
    [stands('refunded_in_part', 900, 500), told('captured', 900), stands('refunded_in_part', 900, 500)],
    [stands('refunded_in_part', 900, 500), told('captured', 900, 100), stands('refunded_in_part', 900, 500)],
    [stands('refunded', 900, 900), told('captured', 900), stands('refunded', 900, 900)],
  ])('%o, told %o too late, is %o', (now, heard, then) => {
    expect(afterHearing(now, heard)).toEqual({ ...then, ...asAsked });
  });

  it.each([
    [stands('lapsed'), told('waiting'), true],
    [stands('lapsed'), told('authorised'), true],
    [stands('cancelled'), told('captured', 900), true],
    [stands('declined'), told('captured', 900, 100), true],
    [stands('cancelled'), told('captured', 900, 900), false],
    [stands('lapsed'), told('missing'), false],
    [stands('declined'), told('declined'), false],
  ])('%o has ended, and %o there is undone: %o', (now, heard, mustUndo) => {
    expect(afterHearing(now, heard)).toEqual({ ...now, ...asAsked, mustUndo });
  });

  it.each([
    [stands('created'), { ...told('authorised'), authorised: 100 }, true],
    [stands('waiting'), { ...told('authorised'), authorised: 901 }, true],
    [stands('unknown'), { ...told('authorised'), currency: 'eur' }, true],
    [stands('unknown'), { ...told('authorised'), currency: null }, true],
    [stands('authorised'), told('captured', 100), true],
    [less(200, stands('authorised')), told('captured', 900), true],
    [stands('authorised'), told('captured', 999_999), true],
    [stands('authorised'), { ...told('captured', 900), currency: 'jpy' }, true],
    [stands('waiting'), told('captured', 100, 40), true],
    [stands('waiting'), told('captured', 100, 100), false],
  ])('%o ends when another sum is told, %o, and that goes back: %o', (now, heard, mustUndo) => {
    const then = { ...now, status: 'cancelled', captured: 0, refunded: 0 };
    expect(afterHearing(now, heard)).toEqual({ ...then, differs: true, mustUndo });
  });

  it.each([
    [stands('captured', 900), told('captured', 900, 901), stands('refunded', 900, 900)],
    [stands('captured', 900), told('captured', 999_999), stands('captured', 900)],
    [stands('captured', 900), told('captured', 100, 50), stands('refunded_in_part', 900, 50)],
  ])('%o keeps what was captured, told %o', (now, heard, then) => {
    expect(afterHearing(now, heard)).toEqual({ ...then, mustUndo: false, differs: true });
  });

  it('end alike in whatever order, and however often, a payment is told', () => {
    const history = [
      told('waiting'),
      told('authorised'),
      told('captured', 900),
      told('captured', 900, 200),
      told('captured', 900, 900),
    ];
    const heardInAnyOrder = fc
      .array(fc.constantFrom(...history), { maxLength: 8 })
      .chain((more) =>
        fc.shuffledSubarray([...history, ...more], { minLength: history.length + more.length }),
      );
    fc.assert(
      fc.property(heardInAnyOrder, (heard) => {
        const end = heard.reduce<Standing>((now, each) => afterHearing(now, each), stands('created'));
        expect(end).toMatchObject(stands('refunded', 900, 900));
      }),
    );
  });
});
