import { AccountPage } from '../profile/AccountPage';
import { ChangePasswordForm } from './ChangePasswordForm';
import { CloseAccountSection } from './CloseAccountSection';
import { SessionsSection } from './SessionsSection';

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
