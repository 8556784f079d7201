import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { callAgain, callOnce } from 'browser/calls/call-once';
import { queries } from 'browser/calls/queries';
import type { Paging } from 'browser/ui/lists/paging';
import { cancelGiftCard, checkGiftCardBalance, claimGiftCard, resendGiftCard } from 'contract/gift-cards';
import { type DesignKind, getGiftCardDesign, listGiftCardDesigns } from 'contract/gift-cards/designs';
import * as purchases from 'contract/gift-cards/purchases';
import { listSentGifts } from 'contract/gift-cards/sent';
import type { Sent } from 'contract/platform/endpoint';

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
    queryFn: () => call(purchases.getGiftPurchase, { path: { id } }),
    refetchInterval: ({ state }) => state.data?.status === 'awaiting_payment' && pause,
    staleTime: 0,
  });

export const askForPurchase = (id: string) => queries.invalidateQueries({ queryKey: purchaseKey(id) });

export const giftPaymentMethodsQuery = (id: string) =>
  queryOptions({
    queryKey: ['gift-payment-methods', id],
    queryFn: () => call(purchases.listGiftPaymentMethods, { path: { id } }),
  });

export type NewGift = Sent<typeof purchases.createGiftCart>['body'];

export const createCart = (body: NewGift) => call(purchases.createGiftCart, { body });

type GiftPayment = Sent<typeof purchases.payGiftPurchase>['body'];

export const payGiftPurchase = (id: string, body: GiftPayment, key: string) =>
  callOnce(key, purchases.payGiftPurchase, { path: { id }, body });

/** As the lists of cards and of gifts and its own page show it. */
export const askForGift = async (id: string) => {
  await Promise.all([
    askForPurchase(id),
    queries.invalidateQueries({ queryKey: ['gift-cards'] }),
    queries.invalidateQueries({ queryKey: ['sent-gifts'] }),
  ]);
};

export async function cancelGift(id: string) {
  const { message } = await callFor(cancelGiftCard, { path: { id } });
  await askForGift(id);
  return message;
}

export const resendGift = async (id: string) => (await callAgain(resendGiftCard, { path: { id } })).message;

export const sentGiftsQuery = ({ page, pageSize }: Paging) =>
  queryOptions({
    queryKey: ['sent-gifts', page, pageSize],
    queryFn: () => call(listSentGifts, { query: { page: `${page}`, pageSize: `${pageSize}` } }),
    // The gifts that are shown stay until those of the next page are here.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const checkBalance = (code: string) => call(checkGiftCardBalance, { body: { code } });

export async function claimCard(code: string) {
  const { message } = await callFor(claimGiftCard, { body: { code } });
  await queries.invalidateQueries({ queryKey: ['gift-cards'] });
  return message;
}
