import { useEffect } from 'react';
import { noticeFailure } from '../../platform/notice-failure';

/** A list that could not be loaded says so in the server's words; without any it was logged, and that is all. */
export function useLoadNotice(error: Error | null) {
  useEffect(() => {
    if (error) noticeFailure(error);
  }, [error]);
}
