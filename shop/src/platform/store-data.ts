import { kept } from 'browser/keeping/persisted';
import { store } from 'contract/stores';
import * as v from 'valibot';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const keptStore = v.omit(store, ['open_now', 'special_days', 'license_number']);
/** What is remembered of a store; whether and when it is open is asked anew each time. */
export type KeptStore = v.InferOutput<typeof keptStore>;

const purchaseOrderData = v.object({ order_id: v.string() });
type PurchaseOrderData = v.InferOutput<typeof purchaseOrderData>;

const storeData = v.object({
  selectedStore: v.nullable(keptStore),
  lotteryStore: v.nullable(keptStore),
  purchaseOrderData: v.nullable(purchaseOrderData),
});

export type StoreData = v.InferOutput<typeof storeData> & {
  /** The lottery's store starts as the selected one where that has lotteries. */
  selectStore: (store: KeptStore) => void;
  selectLotteryStore: (store: KeptStore) => void;
  setPurchaseOrder: (purchaseOrderData: PurchaseOrderData | null) => void;
};

const toKeep = (store: KeptStore): KeptStore => v.parse(keptStore, store);

export const useStoreData = create<StoreData>()(
  persist(
    (set) => ({
      selectedStore: null,
      lotteryStore: null,
      purchaseOrderData: null,
      selectStore: (store) =>
        set(({ lotteryStore }) => ({
          selectedStore: toKeep(store),
          lotteryStore: lotteryStore ?? (store.has_lottery ? toKeep(store) : null),
        })),
      selectLotteryStore: (store) => set({ lotteryStore: toKeep(store) }),
      setPurchaseOrder: (purchaseOrderData) => set({ purchaseOrderData }),
    }),
    kept('store-data', storeData, ({ selectedStore, lotteryStore, purchaseOrderData }) => ({
      selectedStore,
      lotteryStore,
      purchaseOrderData,
    })),
  ),
);
