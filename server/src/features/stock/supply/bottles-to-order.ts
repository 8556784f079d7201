type Low = { free: number; waiting: number; on_order: number; case_size: number };

/** Full cases that bring a shelf up to a level when all who wait have been served; none where that is on its way. */
export const casesToOrder = ({ free, waiting, on_order, case_size }: Low, upTo: number) =>
  Math.max(0, Math.ceil((upTo + waiting - free - on_order) / case_size));
