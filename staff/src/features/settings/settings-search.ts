const topics = ['pause', 'hours', 'times', 'fees', 'terms', 'store'] as const;
export type Topic = (typeof topics)[number];

/** Which store's settings are open, and which of them. */
export const settingsSearch = (search: Record<string, unknown>): { store?: number; topic?: Topic } => ({
  store: typeof search.store === 'number' ? search.store : undefined,
  topic: topics.find((topic) => topic === search.topic),
});
