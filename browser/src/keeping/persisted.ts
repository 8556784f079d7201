import * as v from 'valibot';
import type { StoreApi } from 'zustand';
import { createJSONStorage, type PersistOptions } from 'zustand/middleware';

const version = 1;
const restoreTimeout = 5000;

const isReadable = (text: string | null) => {
  try {
    return text === null || typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/**
 * A browser may forbid storage, run out of it, or hold text that something else wrote: none of it locks
 * anybody out.
 */
const storage = {
  getItem(key: string) {
    try {
      const text = localStorage.getItem(key);
      return isReadable(text) ? text : null;
    } catch {
      return null;
    }
  },
  setItem(key: string, text: string) {
    try {
      localStorage.setItem(key, text);
    } catch (error) {
      console.warn(`${key} cannot be kept in this browser`, error);
    }
  },
  removeItem(key: string) {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so there is nothing to remove.
    }
  },
};

/** Keeps the fields of `schema` under `key`; what does not fit the schema is dropped on the way in. */
export function kept<State extends object, Kept extends object>(
  key: string,
  schema: v.GenericSchema<unknown, Kept>,
  pick: (state: State) => Kept,
): PersistOptions<State, Kept> {
  return {
    name: key,
    version,
    storage: createJSONStorage<Kept>(() => storage),
    partialize: pick,
    migrate: () => undefined as never,
    merge: (saved, state) => {
      const read = v.safeParse(schema, saved);
      return read.success ? { ...state, ...read.output } : state;
    },
  };
}

type Persisted = {
  persist: {
    hasHydrated(): boolean;
    onFinishHydration(then: () => void): () => void;
    rehydrate(): Promise<void> | void;
    getOptions(): { name?: string | undefined };
  };
};

const isRestored = ({ persist }: Persisted) =>
  new Promise<void>((restored) => {
    if (persist.hasHydrated()) restored();
    else persist.onFinishHydration(() => restored());
  });

/** Nothing is shown until all of it is restored; what takes longer than 5000 ms is given up. */
export const restored = (stores: readonly Persisted[]) =>
  Promise.race([
    Promise.all(stores.map(isRestored)),
    new Promise((givenUp) => setTimeout(givenUp, restoreTimeout)),
  ]);

/** What another tab has changed is seen in this one. */
export function followOtherTabs(stores: readonly (Persisted & Pick<StoreApi<unknown>, 'getState'>)[]) {
  window.addEventListener('storage', ({ key }) => {
    for (const { persist } of stores)
      if (key === null || key === persist.getOptions().name) void persist.rehydrate();
  });
}
