import { noticeFailure } from 'browser/calls/notice-failure';
import { useEffect } from 'react';

/** Tells in the server's words that a list could not be loaded; a failure without words is only logged. */
export function useLoadNotice(error: Error | null) {
  useEffect(() => {
    if (error) noticeFailure(error);
  }, [error]);
}
