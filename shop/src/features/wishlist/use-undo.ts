import { queries } from 'browser/calls/queries';
import { showToast } from 'browser/toasts/toast';
import type { Wish } from 'contract/wishlist';
import { useEffect } from 'react';
import { toggleWish } from './hearts';
import { keyOf, useHearts, wishedOf } from './wanted-wishes';
import { wishesQuery } from './wishes.api';

/** It comes back as a new wish at today's price: that is what the server stores now. */
function bringBack(wish: Wish, storeId: number) {
  const key = keyOf(wishedOf(wish));
  queries.setQueryData(wishesQuery(storeId).queryKey, (wishes = []) =>
    wishes.some((each) => keyOf(wishedOf(each)) === key)
      ? wishes
      : [{ ...wish, dropped_by: null }, ...wishes],
  );
  void toggleWish(wishedOf(wish));
}

/** Offers to undo every removal on this screen, by heart or by button. */
export function useUndo(wishes: readonly Wish[] | undefined, storeId: number) {
  useEffect(
    () =>
      useHearts.subscribe(({ wanted }, before) => {
        for (const wish of wishes ?? []) {
          const key = keyOf(wishedOf(wish));
          if (wanted[key] !== false || before.wanted[key] === false) continue;
          showToast({
            message: `${wish.name} was removed from your wishlist.`,
            action: { label: 'Undo', onPress: () => bringBack(wish, storeId) },
          });
        }
      }),
    [wishes, storeId],
  );
}
