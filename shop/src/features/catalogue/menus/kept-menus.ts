import { listMenus } from 'contract/catalogue';
import type { Answer } from 'contract/platform/endpoint';
import * as v from 'valibot';

const key = 'menus';
const keptMenus = v.object({ store: v.number(), menus: listMenus.shape.data });

/** Those that the last visit has seen in this store: they stand at once, and are asked for all the same. */
export function menusKept(store: number) {
  try {
    const kept = v.parse(keptMenus, JSON.parse(localStorage[key]));
    return kept.store === store ? kept.menus : undefined;
  } catch {
    // Nothing was kept, or what is there comes from another version or from somewhere else.
    return undefined;
  }
}

export function keepMenus(store: number, menus: Answer<typeof listMenus>) {
  try {
    localStorage[key] = JSON.stringify({ store, menus });
  } catch {
    // A browser that forbids storage, or is full, waits for them with each visit.
  }
  return menus;
}
