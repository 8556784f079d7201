import { useQuery } from '@tanstack/react-query';
import { noticeInWords } from 'browser/calls/notice-failure';
import { useCall } from 'browser/calls/use-call';
import { formatRelative } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { useState } from 'react';
import { canUsePasskeys } from '../../platform/passkeys';
import { Rows, RowWords } from '../../ui/Rows';
import { Section } from '../../ui/Section';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { passkeysQuery, removePasskeyWith } from './own-account.api';

export function OwnPasskeys() {
  const passkeys = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  return (
    <Section title="Passkeys" lead="Log in and unlock with a finger, a face or the PIN of your device.">
      {canUsePasskeys && (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
      <Rows what="your passkeys" query={passkeys} empty="You have no passkey.">
        {({ id, name, last_used_at }) => (
          <>
            <RowWords
              name={name}
              about={last_used_at ? `Last used ${formatRelative(last_used_at)}` : 'Not used yet'}
            />
            <RemovePasskey id={id} name={name} />
          </>
        )}
      </Rows>
      <AddPasskeyDialog open={adding} onClose={() => setAdding(false)} />
    </Section>
  );
}

function RemovePasskey({ id, name }: { id: string; name: string }) {
  const { run, busy } = useCall({ refused: noticeInWords });
  const remove = () => run(async () => notify(await removePasskeyWith(id)));
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`Remove passkey: ${name}`}
      busy={busy}
      onClick={remove}
    >
      Remove
    </Button>
  );
}
