import { call } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { proveFactor } from 'contract/staff';
import { provePasskey } from 'contract/staff/passkeys';
import css from './BarePage.module.css';
import { CodeField } from './CodeField';
import { PasskeyButton } from './PasskeyButton';

type Props = { label: string; does: string; onProven: () => unknown };

/** Shows the server that it is still the same person: by a code, or by a passkey. */
export function FactorForm({ label, does, onProven }: Props) {
  const { form, errors, busy, trouble } = useForm(proveFactor.shape.body, async (body) => {
    await call(proveFactor, { body });
    await onProven();
  });
  return (
    <>
      <form {...form} className={css.form} aria-label={label}>
        <CodeField error={errors.code} />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" wide busy={busy}>
          {does}
        </Button>
      </form>
      <PasskeyButton
        does="Use a passkey"
        onSigned={async (body) => {
          await call(provePasskey, { body });
          await onProven();
        }}
      />
    </>
  );
}
