import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import css from './RecoveryCodes.module.css';

type Props = { codes: readonly string[]; onKept: () => unknown };

/** Shown once: nobody can read them again. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('The codes are copied');
  };
  return (
    <div className={css.kept}>
      <p>
        Each of these codes works once, in place of a code from your authenticator. Keep them where you will
        find them when your phone is gone. They are not shown again.
      </p>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="secondary" onClick={copy}>
          Copy
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={() => onKept()}>I have kept them</Button>
      </div>
    </div>
  );
}
