import { kept, restored } from 'browser/keeping/persisted';
import { closeToast, notify, useToasts } from 'browser/toasts/toast';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useCart } from './cart';
import { useProductFilter } from './product-filter';
import { type LoginRecord, useSession } from './session';
import { useStoreData } from './store-data';

const ada: LoginRecord = {
  token: 'token-of-ada',
  customer: {
    id: '0191d6a4-7e5b-7c3d-8a2f-1b2c3d4e5f60',
    first_name: 'Ada',
    last_name: 'Lovelace',
    image_url: null,
    cart_count: 2,
    wishlist_count: 1,
  },
};

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ login: null });
});
afterEach(() => vi.restoreAllMocks());

describe('what the browser keeps', () => {
  it('restores the login record from user-data', async () => {
    localStorage.setItem('user-data', JSON.stringify({ state: { login: ada }, version: 1 }));
    await useSession.persist.rehydrate();
    expect(useSession.getState().login).toEqual(ada);
  });

  it('stores only the token, the names, the picture and the two counts of what the server answered', () => {
    const answer = { ...ada, customer: { ...ada.customer, email: 'ada@example.com', dob: '1990-01-01' } };
    useSession.getState().logIn(answer);
    expect(JSON.parse(localStorage.getItem('user-data')!)).toEqual({ state: { login: ada }, version: 1 });
  });

  it.each([
    ['half written', '{"state":{"login"'],
    ['no JSON', 'undefined'],
    ['of another shape', '{"state":{"login":{"token":7}},"version":1}'],
    ['a bare number', '7'],
    ['nothing at all', 'null'],
    ['of an unknown version', '{"state":{"login":{"token":"x"}},"version":9}'],
  ])('locks nobody out when it is %s', async (_what, text) => {
    localStorage.setItem('user-data', text);
    await useSession.persist.rehydrate();
    expect(useSession.getState().login).toBeNull();
    await restored([useSession, useStoreData]);
    useSession.getState().logIn(ada);
    expect(useSession.getState().login).toEqual(ada);
  });

  it('counts as restored at once also when it is half written', () => {
    localStorage.setItem('fresh', '{"state":{"cellar"');
    const shelf = v.object({ cellar: v.string() });
    const fresh = create(
      persist(
        () => ({ cellar: 'empty' }),
        kept('fresh', shelf, ({ cellar }) => ({ cellar })),
      ),
    );
    expect(fresh.persist.hasHydrated()).toBe(true);
    expect(fresh.getState()).toEqual({ cellar: 'empty' });
  });

  it('is neither the product filter nor a notification', () => {
    const everything = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const before = everything();
    useProductFilter.getState().setFilter('brand', 'Clos Saint-Aubert');
    notify('Saved');
    expect(everything()).toBe(before);
    expect([useProductFilter, useToasts].some((store) => 'persist' in store)).toBe(false);
    useProductFilter.getState().clearFilter();
    for (const { id } of useToasts.getState().toasts) closeToast(id);
  });

  it('locks nobody out where storage is forbidden', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    await useSession.persist.rehydrate();
    useSession.getState().logIn(ada);
    expect(useSession.getState().login).toEqual(ada);
  });

  it('gives up after 5000 ms when the restore does not end', async () => {
    vi.useFakeTimers();
    const never = {
      persist: {
        hasHydrated: () => false,
        onFinishHydration: () => () => undefined,
        rehydrate: () => undefined,
        getOptions: () => ({}),
      },
    };
    let shown = false;
    const gate = restored([never]).then(() => {
      shown = true;
    });
    await vi.advanceTimersByTimeAsync(4999);
    expect(shown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await gate;
    expect(shown).toBe(true);
    vi.useRealTimers();
  });
});

const lincolnPark = {
  id: 3,
  name: 'Cellar Door Lincoln Park',
  slug: 'lincoln-park',
  city: 'Chicago',
  city_slug: 'chicago',
  state: 'Illinois',
  zip: '60614',
  address: '2210 North Halsted Street',
  phone: '+1 312 555 0142',
  hours: [],
  timezone: 'America/Chicago',
  image_id: null,
  modes: ['pickup' as const],
  has_lottery: true,
};

describe('the chosen store', () => {
  it('is kept, with the lottery store and the order that was bought, and restored', async () => {
    const lottery = { ...lincolnPark, id: 4 };
    useStoreData.getState().selectStore(lincolnPark);
    useStoreData.getState().selectLotteryStore(lottery);
    useStoreData.getState().setPurchaseOrder({ order_id: 'order-7' });
    const kept = localStorage.getItem('store-data')!;
    const state = {
      selectedStore: lincolnPark,
      lotteryStore: lottery,
      purchaseOrderData: { order_id: 'order-7' },
    };
    expect(JSON.parse(kept)).toEqual({ state, version: 1 });
    useStoreData.setState({ selectedStore: null, lotteryStore: null, purchaseOrderData: null });
    localStorage.setItem('store-data', kept);
    await useStoreData.persist.rehydrate();
    expect(useStoreData.getState()).toMatchObject(state);
  });

  it('is the lottery store too, as long as none was chosen apart', () => {
    useStoreData.setState({ selectedStore: null, lotteryStore: null });
    useStoreData.getState().selectStore({ ...lincolnPark, id: 1, has_lottery: false });
    expect(useStoreData.getState().lotteryStore).toBeNull();
    useStoreData.getState().selectStore(lincolnPark);
    expect(useStoreData.getState().lotteryStore?.id).toBe(3);
    useStoreData.getState().selectStore({ ...lincolnPark, id: 4 });
    expect(useStoreData.getState().lotteryStore?.id).toBe(3);
  });
});

describe('when another customer logs in', () => {
  it('nothing of the cart before stays, but a restart or a new count keeps it', () => {
    useSession.getState().logIn(ada);
    useCart.getState().addLine({ id: 'barolo', quantity: 2 });
    useSession.getState().updateCustomer({ cart_count: 9 });
    expect(useCart.getState().cart_detail).toHaveLength(1);
    useSession.getState().logIn({ ...ada, customer: { ...ada.customer, id: 'grace' } });
    expect(useCart.getState().cart_detail).toEqual([]);
  });
});
