import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';

export const WayToLotteries = () => (
  <Link {...buttonLook({ wide: true })} to="/lottery">
    See the lotteries
  </Link>
);
