import { Link } from '@tanstack/react-router';
import { useSession } from '../../platform/session';
import { Avatar } from '../../ui/Avatar';
import { buttonLook } from '../../ui/button-look';
import { Card } from '../../ui/Card';
import { AccountPage } from './AccountPage';
import css from './ProfileScreen.module.css';

/** Who is logged in, as this browser knows it. */
export function ProfileScreen() {
  const customer = useSession(({ login }) => login?.customer);
  if (!customer) return null;
  const name = `${customer.first_name} ${customer.last_name}`;
  return (
    <AccountPage title="Profile information">
      <Card className={css.card}>
        <Avatar name={name} src={customer.image_url} size="large" />
        <p className={css.name}>{name}</p>
        <Link {...buttonLook({ variant: 'secondary' })} to="/profile/change-password">
          Password and sessions
        </Link>
      </Card>
    </AccountPage>
  );
}
