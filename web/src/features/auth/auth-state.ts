import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What was done on the page before, said on this one. */
    notice?: string;
    /** Somebody has just signed up: a letter is on its way to this address. */
    confirming?: string;
  }
}

/** What the page before has left for this one; it stays with the entry of the browser's history. */
export const useLeft = () => useRouterState({ select: ({ location }) => location.state });
