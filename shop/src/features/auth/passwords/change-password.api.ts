import { callFor } from 'browser/calls/call';
import * as contract from 'contract/auth/change-password';
import type { Sent } from 'contract/platform/endpoint';
import { askForSessions } from '../sessions/sessions.api';

/** Returns the server's message. */
export async function changePassword(body: Sent<typeof contract.changePassword>['body']): Promise<string> {
  const { message } = await callFor(contract.changePassword, { body });
  // The server has ended every other session, so the list is out of date.
  void askForSessions();
  return message;
}
