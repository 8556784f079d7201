import { queryOptions } from '@tanstack/react-query';
import { type DesignKind, getGiftCardDesign, listGiftCardDesigns } from 'contract/gift-card-designs';
import { cancelGiftCard, checkGiftCardBalance, claimGiftCard, resendGiftCard } from 'contract/gift-cards';
import { createGiftCart, getGiftPurchase, listGiftPaymentMethods } from 'contract/gift-purchases';
import type { Sent } from 'contract/platform/endpoint';
import { queries } from '../../app/queries';
import { call, callFor } from '../../platform/call';

export const designsQuery = (kind: DesignKind) =>
  queryOptions({
    queryKey: ['gift-card-designs', kind],
    queryFn: () => call(listGiftCardDesigns, { query: { kind } }),
    staleTime: 60_000,
  });

export const designQuery = (id: number) =>
  queryOptions({
    queryKey: ['gift-card-design', id],
    queryFn: () => call(getGiftCardDesign, { path: { id: `${id}` } }),
    staleTime: 60_000,
  });

const purchaseKey = (id: string) => ['gift-purchase', id];
/** How long the provider is left in peace before it is asked again, in milliseconds. */
const pause = 1500;

/** Asked again and again as long as its payment is under way. */
export const purchaseQuery = (id: string) =>
  queryOptions({
    queryKey: purchaseKey(id),
    queryFn: () => call(getGiftPurchase, { path: { id } }),
    refetchInterval: ({ state }) => state.data?.status === 'awaiting_payment' && pause,
    staleTime: 0,
  });

export const askForPurchase = (id: string) => queries.invalidateQueries({ queryKey: purchaseKey(id) });

export const giftPaymentMethodsQuery = (id: string) =>
  queryOptions({
    queryKey: ['gift-payment-methods', id],
    queryFn: () => call(listGiftPaymentMethods, { path: { id } }),
  });

export type NewGift = Sent<typeof createGiftCart>['body'];

export const createCart = (body: NewGift) => call(createGiftCart, { body });

/** Both change what the list of cards shows. */
const afterwards = async (id: string) => {
  await Promise.all([askForPurchase(id), queries.invalidateQueries({ queryKey: ['gift-cards'] })]);
};

export async function cancelGift(id: string) {
  const { message } = await callFor(cancelGiftCard, { path: { id } });
  await afterwards(id);
  return message;
}

export const resendGift = async (id: string) => (await callFor(resendGiftCard, { path: { id } })).message;

export const checkBalance = (code: string) => call(checkGiftCardBalance, { body: { code } });

export async function claimCard(code: string) {
  const { message } = await callFor(claimGiftCard, { body: { code } });
  await queries.invalidateQueries({ queryKey: ['gift-cards'] });
  return message;
}
