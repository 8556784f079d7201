import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import {
  emailUnconfirmed,
  enteredElsewhere,
  licenceExpired,
  licenceMissing,
  lotteryNotAllowed,
  tooYoung,
} from 'contract/lottery';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { buttonLook } from '../../ui/button-look';
import { Notice } from '../../ui/Notice';
import { LotteryStoreDialog } from '../stores/LotteryStoreDialog';
import { ResendConfirmation } from '../welcome/ResendConfirmation';

type Reason = { code: string; message: string };
type Way = { to: LinkProps['to']; label: string };

const ways: Record<string, Way> = {
  [licenceMissing.code]: { to: '/profile', label: 'Tell us about your licence' },
  [licenceExpired.code]: { to: '/profile', label: 'Enter the new date' },
  [tooYoung.code]: { to: '/profile', label: 'Look at your date of birth' },
  [enteredElsewhere.code]: { to: '/profile/lottery-management', label: 'See your tickets' },
};

/** Why somebody cannot enter now, and what to do about it. */
export const EntryRefusal = ({ reason }: { reason: Reason }) => (
  <Notice action={<WayOut code={reason.code} />}>{reason.message}</Notice>
);

function WayOut({ code }: { code: string }) {
  if (code === emailUnconfirmed.code) return <ResendConfirmation />;
  if (code === lotteryNotAllowed.code) return <OtherStore />;
  const way = ways[code] ?? { to: '/lottery', label: 'See the lotteries' };
  return (
    <Link {...buttonLook({ variant: 'secondary', size: 'small' })} to={way.to}>
      {way.label}
    </Link>
  );
}

function OtherStore() {
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        Choose another store
      </Button>
      <LotteryStoreDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onChosen={() => void navigate({ to: '/lottery' })}
      />
    </>
  );
}
