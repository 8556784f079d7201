import { AccountPage } from '../../profile/AccountPage';
import { CloseAccountSection } from '../sessions/CloseAccountSection';
import { SessionsSection } from '../sessions/SessionsSection';
import { ChangePasswordForm } from './ChangePasswordForm';

export const ChangePasswordScreen = () => (
  <AccountPage
    title="Change Password"
    lead="With a new password every other device is logged out, and you get a notice by email."
  >
    <ChangePasswordForm />
    <SessionsSection />
    <CloseAccountSection />
  </AccountPage>
);
