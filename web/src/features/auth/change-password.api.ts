import { useQueryClient } from '@tanstack/react-query';
import { changePassword } from 'contract/auth-change-password';
import type { Sent } from 'contract/platform/endpoint';
import { callFor } from '../../platform/call';
import { sessionsQuery } from './sessions.api';

/** Answers with the server's message. */
export function useChangePassword() {
  const queries = useQueryClient();
  return async (body: Sent<typeof changePassword>['body']) => {
    const { message } = await callFor(changePassword, { body });
    // Every other session has ended.
    void queries.invalidateQueries(sessionsQuery);
    return message;
  };
}
