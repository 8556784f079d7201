import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { useState } from 'react';
import { useMe } from '../../platform/me';
import { Section } from '../../ui/Section';
import { RecoveryCodes } from '../coming-in/RecoveryCodes';
import { newRecoveryCodes } from './own-account.api';

export function OwnRecoveryCodes() {
  const { recovery_codes_left } = useMe();
  const { run, busy } = useCall({ refused: noticeInWords });
  const [codes, setCodes] = useState<readonly string[]>();
  const left = plural(recovery_codes_left, {
    one: '1 code is left.',
    other: `${recovery_codes_left} codes are left.`,
  });

  return (
    <Section title="Recovery codes" lead={`For when your authenticator is gone. ${left}`}>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => run(async () => setCodes(await newRecoveryCodes()))}
      >
        Make new codes
      </Button>
      <Dialog
        open={codes !== undefined}
        onClose={() => setCodes(undefined)}
        size="small"
        title="Keep your recovery codes"
        description="The codes you had before no longer work."
      >
        <RecoveryCodes codes={codes ?? []} onKept={() => setCodes(undefined)} />
      </Dialog>
    </Section>
  );
}
