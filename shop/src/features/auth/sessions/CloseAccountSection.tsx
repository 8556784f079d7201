import { Button } from 'browser/ui/buttons/Button';
import { whatClosingTakes } from 'contract/auth';
import { useState } from 'react';
import { CloseAccountDialog } from './CloseAccountDialog';
import css from './SessionsSection.module.css';

export function CloseAccountSection() {
  const [closing, setClosing] = useState(false);
  return (
    <section className={css.section} aria-labelledby="close-account">
      <h2 id="close-account">Close your account</h2>
      <p className={css.lead}>
        {whatClosingTakes} It cannot be undone, and has to wait while an order is on its way.
      </p>
      <div className={css.leave}>
        <Button variant="secondary" onClick={() => setClosing(true)}>
          Close account
        </Button>
      </div>
      <CloseAccountDialog open={closing} onClose={() => setClosing(false)} />
    </section>
  );
}
