import { AccountPage } from '../../profile/AccountPage';
import { CloseAccountSection } from '../sessions/CloseAccountSection';
import { SessionsSection } from '../sessions/SessionsSection';
import { ChangePasswordForm } from './ChangePasswordForm';

export const ChangePasswordScreen = () => (
  <AccountPage
    title="Change Password"
    lead="When you change it, we log out your other devices and email you a notice."
  >
    <ChangePasswordForm />
    <SessionsSection />
    <CloseAccountSection />
  </AccountPage>
);
