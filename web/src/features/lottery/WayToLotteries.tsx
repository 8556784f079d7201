import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/button-look';

export const WayToLotteries = () => (
  <Link {...buttonLook({ wide: true })} to="/lottery">
    See the lotteries
  </Link>
);
