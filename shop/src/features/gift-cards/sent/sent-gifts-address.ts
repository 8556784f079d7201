/** The page of the gifts that a customer sent, as it stands in the address. */
export type SentGiftsAddress = { page?: string | undefined; pageSize?: string | undefined };
