import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callFor } from 'browser/calls/call';
import { queries } from 'browser/calls/queries';
import {
  carryProduct,
  listCategories,
  listStoreProducts,
  stopCarrying,
} from 'contract/catalogue/assortment.staff';
import { endPricePlan, listPricePlans, planPrices } from 'contract/catalogue/price-plans.staff';
import { changePrices } from 'contract/catalogue/prices.staff';
import {
  createProduct,
  editProduct,
  getEditedProduct,
  listBrands,
  retireProduct,
} from 'contract/catalogue/products.staff';
import type { Sent } from 'contract/platform/endpoint';
import type { CatalogueSearch } from './catalogue-search';

const productsKey = ['store-products'];

export const storeProductsQuery = (storeId: number, { q, show, category, page }: CatalogueSearch) =>
  queryOptions({
    queryKey: [...productsKey, storeId, { q, show, category, page }],
    queryFn: () =>
      call(listStoreProducts, {
        path: { store_id: `${storeId}` },
        query: {
          ...(q && { q }),
          ...(show && { show }),
          ...(category && { category_id: `${category}` }),
          ...(page && { page: `${page}` }),
        },
      }),
    placeholderData: keepPreviousData,
  });

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: () => call(listCategories),
});

const editedKey = ['edited-product'];
const plansKey = ['price-plans'];

async function thenReadAgain<Answer>(ask: Promise<Answer>) {
  try {
    return await ask;
  } finally {
    await queries.invalidateQueries({ queryKey: productsKey });
    await queries.invalidateQueries({ queryKey: editedKey });
    await queries.invalidateQueries({ queryKey: plansKey });
  }
}

const placeOf = (storeId: number, productId: number) => ({
  store_id: `${storeId}`,
  product_id: `${productId}`,
});

export const carryAt = (storeId: number, productId: number, price: Sent<typeof carryProduct>['body']) =>
  thenReadAgain(callFor(carryProduct, { path: placeOf(storeId, productId), body: price }));

export const stopCarryingAt = (storeId: number, productId: number) =>
  thenReadAgain(callFor(stopCarrying, { path: placeOf(storeId, productId) }));

export type SentPrice = Sent<typeof changePrices>['body']['changes'][number];

export const changePricesAt = (storeId: number, changes: SentPrice[]) =>
  thenReadAgain(call(changePrices, { path: { store_id: `${storeId}` }, body: { changes } }));

export const readEditedProduct = (id: number | string) => call(getEditedProduct, { path: { id: `${id}` } });

export const editedProductQuery = (id: string) =>
  queryOptions({ queryKey: [...editedKey, id], queryFn: () => readEditedProduct(id) });

export const brandsQuery = (beginning: string) =>
  queryOptions({
    queryKey: ['brands', beginning],
    queryFn: () => call(listBrands, { query: { q: beginning } }),
    placeholderData: keepPreviousData,
  });

type Facts = Sent<typeof createProduct>['body'];

export const createProductFrom = (facts: Facts) => thenReadAgain(callFor(createProduct, { body: facts }));

export const editProductAs = (id: number, edit: { version: number; facts: Facts }) =>
  thenReadAgain(callFor(editProduct, { path: { id: `${id}` }, body: edit }));

export const retireProductAs = (id: number, retired: boolean) =>
  thenReadAgain(callFor(retireProduct, { path: { id: `${id}` }, body: { retired } }));

export const pricePlansQuery = (storeId: number, page = 1) =>
  queryOptions({
    queryKey: [...plansKey, storeId, page],
    queryFn: () => call(listPricePlans, { path: { store_id: `${storeId}` }, query: { page: `${page}` } }),
    placeholderData: keepPreviousData,
  });

export const planPricesAt = (storeId: number, plan: Sent<typeof planPrices>['body']) =>
  thenReadAgain(callFor(planPrices, { path: { store_id: `${storeId}` }, body: plan }));

export const endPricePlanOf = (storeId: number, id: string) =>
  thenReadAgain(callFor(endPricePlan, { path: { store_id: `${storeId}`, id } }));
