import { create } from 'zustand';

const SPOKEN_WITHIN_MS = 5000;

type Announcement = { id: number; text: string };

export const useAnnouncements = create<{ waiting: readonly Announcement[] }>()(() => ({ waiting: [] }));

let lastId = 0;

/** Says `text` once through the shop's only live region, which the toaster carries along. */
export function announce(text: string): void {
  const id = ++lastId;
  useAnnouncements.setState(({ waiting }) => ({ waiting: [...waiting, { id, text }] }));
  setTimeout(() => {
    useAnnouncements.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.id !== id) }));
  }, SPOKEN_WITHIN_MS);
}
