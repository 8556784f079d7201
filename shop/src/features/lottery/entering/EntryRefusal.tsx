import { Link, type LinkProps, useNavigate } from '@tanstack/react-router';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Notice } from 'browser/ui/feedback/Notice';
import { emailUnconfirmed } from 'contract/auth/email-unconfirmed';
import {
  enteredElsewhere,
  licenceExpired,
  licenceMissing,
  lotteryNotAllowed,
  tooYoung,
} from 'contract/lottery';
import { useState } from 'react';
import { ResendConfirmation } from '../../auth/ResendConfirmation';
import { LotteryStoreDialog } from '../../stores/LotteryStoreDialog';

type Reason = { code: string; message: string };
type Way = { to: LinkProps['to']; label: string };

const ways = new Map<string, Way>([
  [licenceMissing.code, { to: '/profile', label: 'Tell us about your license' }],
  [licenceExpired.code, { to: '/profile', label: 'Enter the new date' }],
  [tooYoung.code, { to: '/profile', label: 'Look at your date of birth' }],
  [enteredElsewhere.code, { to: '/profile/lottery-management', label: 'See your tickets' }],
]);

/** Why somebody cannot enter now, and what to do about it. */
export const EntryRefusal = ({ reason }: { reason: Reason }) => (
  <Notice action={<WayOut code={reason.code} />}>{reason.message}</Notice>
);

function WayOut({ code }: { code: string }) {
  if (code === emailUnconfirmed.code) return <ResendConfirmation />;
  if (code === lotteryNotAllowed.code) return <OtherStore />;
  const way = ways.get(code) ?? { to: '/lottery', label: 'See the lotteries' };
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
