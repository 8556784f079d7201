import { useNavigate } from '@tanstack/react-router';
import { callFor } from 'browser/calls/call';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { notify } from 'browser/toasts/toast';
import { logOutStaff } from 'contract/staff';
import { leave } from '../../platform/staff-calls';

export function useLogOut() {
  const navigate = useNavigate();
  const { run, busy } = useCall({ refused: noticeInWords });
  const logOut = () =>
    run(async () => {
      const { message } = await callFor(logOutStaff);
      await navigate({ to: '/login' });
      leave();
      notify(message);
    });
  return { logOut, busy };
}
