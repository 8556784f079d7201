import { buttonLook } from 'browser/ui/buttons/button-look';
import css from './AuthenticatorSetup.module.css';
import { QrCode } from './QrCode';

/** In groups of four it can be typed without losing the place. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

type Props = { secret: string; address: string };

/** For a phone beside this screen, for this device itself, and for typing. */
export const AuthenticatorSetup = ({ secret, address }: Props) => (
  <section className={css.setup} aria-labelledby="authenticator">
    <h2 id="authenticator">Your authenticator</h2>
    <p>Scan this code with an authenticator app on your phone.</p>
    <div className={css.code}>
      <QrCode text={address} />
    </div>
    <p>You cannot scan it? Open the app on this device, or type the key.</p>
    <a {...buttonLook({ variant: 'secondary' })} href={address}>
      Open in an authenticator app
    </a>
    <code className={css.secret}>{inGroups(secret)}</code>
  </section>
);
