import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'browser/forms/use-form';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Page } from 'browser/ui/page/Page';
import { utcDay } from 'contract/platform/calendar';
import { storeFacts } from 'contract/settings/stores';
import { useState } from 'react';
import { readStore, StoreFields } from './StoreFields';
import css from './StoreForm.module.css';
import { prepareStoreOf } from './stores.api';

/** A store that nobody sees yet. */
export function NewStoreScreen() {
  const navigate = useNavigate();
  const [today] = useState(() => utcDay(new Date()));
  const { form, errors, busy, trouble, edited } = useForm(
    storeFacts,
    async (facts) => {
      const { message, data } = await prepareStoreOf(facts);
      notify(message);
      await navigate({ to: '/settings', search: { store: data.id, topic: 'hours' } });
    },
    readStore,
  );
  return (
    <Page title="New store" lead="Customers see it when you open it, after its hours, times, and fees.">
      <form {...form} className={css.form} aria-label="New store">
        <StoreFields today={today} errors={errors} onChoose={edited} />
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <Button type="submit" busy={busy} busyLabel="Saving">
          Save and set the hours
        </Button>
      </form>
    </Page>
  );
}
