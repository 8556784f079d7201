/** Whose home it is, and which day it is there. */
export type At = { storeId: number; today: string };
