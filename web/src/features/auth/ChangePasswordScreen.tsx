import { AccountPage } from '../profile/AccountPage';
import { CloseAccountSection } from './CloseAccountSection';
import { SessionsSection } from './SessionsSection';

export const ChangePasswordScreen = () => (
  <AccountPage title="Change Password">
    <SessionsSection />
    <CloseAccountSection />
  </AccountPage>
);
