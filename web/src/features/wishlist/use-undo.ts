import type { Wish } from 'contract/wishlist';
import { useEffect } from 'react';
import { queries } from '../../app/queries';
import { showToast } from '../../platform/toast';
import { toggleWish } from './hearts';
import { keyOf, useHearts, wishedOf } from './wanted-wishes';
import { wishesQuery } from './wishlist.api';

/** It comes back as what it is to the server now: the newest wish, at today's price. */
function bringBack(wish: Wish, storeId: number) {
  const key = keyOf(wishedOf(wish));
  queries.setQueryData(wishesQuery(storeId).queryKey, (wishes = []) =>
    wishes.some((each) => keyOf(wishedOf(each)) === key)
      ? wishes
      : [{ ...wish, dropped_by: null }, ...wishes],
  );
  void toggleWish(wishedOf(wish));
}

/** Whatever goes from the list that is being looked at, by its heart or its button, can be brought back. */
export function useUndo(wishes: readonly Wish[] | undefined, storeId: number) {
  useEffect(
    () =>
      useHearts.subscribe(({ wanted }, before) => {
        for (const wish of wishes ?? []) {
          const key = keyOf(wishedOf(wish));
          if (wanted[key] !== false || before.wanted[key] === false) continue;
          showToast({
            message: `${wish.name} is off your wishlist.`,
            action: { label: 'Undo', onPress: () => bringBack(wish, storeId) },
          });
        }
      }),
    [wishes, storeId],
  );
}
