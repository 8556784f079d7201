import { Checkbox } from 'browser/ui/choices/Checkbox';
import type { LegalPage } from 'contract/pages/legal-texts';
import { type MouseEvent, useState } from 'react';
import { LegalDialog } from './LegalDialog';

export function TermsBox({ error }: { error?: string | undefined }) {
  const [legal, setLegal] = useState<LegalPage>();
  const open = (which: LegalPage) => (event: MouseEvent) => {
    event.preventDefault();
    setLegal(which);
  };
  return (
    <>
      <Checkbox
        name="accept_terms"
        required
        error={error}
        label={
          <>
            I am of legal drinking age and accept the{' '}
            <a href="/terms-and-conditions" aria-haspopup="dialog" onClick={open('terms')}>
              terms
            </a>{' '}
            and the{' '}
            <a href="/privacy-policy" aria-haspopup="dialog" onClick={open('privacy')}>
              privacy policy
            </a>
          </>
        }
      />
      <LegalDialog legal={legal} onClose={() => setLegal(undefined)} />
    </>
  );
}
