import type { WhatGoesOn } from './going-on.api';

/** The points of the chosen store; where there are none, the most that there are at another one. */
export function pointsToTell({ points }: Pick<WhatGoesOn, 'points'>, storeId: number | undefined) {
  const here = points.filter(({ store_id }) => store_id === storeId);
  return here.length > 0 ? here : points.toSorted((one, other) => other.value - one.value).slice(0, 1);
}
