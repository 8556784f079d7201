import { useCall } from 'browser/calls/use-call';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import type { SignedByPasskey } from 'contract/staff/passkeys';
import { KeyRound } from 'lucide-react';
import { canUsePasskeys, signByPasskey } from '../../platform/passkeys';
import css from './BarePage.module.css';

type Props = { does: string; onSigned: (signed: SignedByPasskey) => Promise<unknown> };

/** The quick way in: a finger or a face instead of a code. Nothing where the browser knows no passkeys. */
export function PasskeyButton({ does, onSigned }: Props) {
  const { run, busy, refusal } = useCall();
  if (!canUsePasskeys) return null;

  const sign = async () => {
    const signed = await signByPasskey();
    if (signed) await onSigned(signed);
  };
  return (
    <div className={css.or}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Button variant="secondary" size="large" wide icon={<KeyRound />} busy={busy} onClick={() => run(sign)}>
        {does}
      </Button>
    </div>
  );
}
