type Low = { free: number; waiting: number; on_order: number; case_size: number };

/**
 * As many full cases as bring a shelf up to a level after all waiting customers are served; none when enough
 * is on its way.
 */
export const casesToOrder = ({ free, waiting, on_order, case_size }: Low, upTo: number) =>
  Math.max(0, Math.ceil((upTo + waiting - free - on_order) / case_size));
