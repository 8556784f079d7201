import { useRouterState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Tells what happened on the page before. */
    notice?: string;
    /** The address of a customer who has just signed up: a confirmation letter is on its way there. */
    confirming?: string;
  }
}

/** What the page before has left for this one. It belongs to this entry of the browser's history. */
export const useLeft = () => useRouterState({ select: ({ location }) => location.state });
