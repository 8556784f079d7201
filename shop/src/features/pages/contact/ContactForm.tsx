import { call } from 'browser/calls/call';
import { useForm } from 'browser/forms/use-form';
import { Button } from 'browser/ui/buttons/Button';
import { Select } from 'browser/ui/choices/Select';
import { Notice } from 'browser/ui/feedback/Notice';
import { TextField } from 'browser/ui/fields/TextField';
import { type ContactTopic, contactMessageBody, sendContactMessage } from 'contract/pages';
import type { Store } from 'contract/stores';
import { useState } from 'react';
import { useSession } from '../../../platform/session';
import css from './ContactForm.module.css';
import { mayNameOrder, readContactForm, type SentMessage, topicOptions } from './contact-form';
import { MessageField } from './MessageField';

type Props = {
  stores: readonly Store[];
  storesAreLoading: boolean;
  storeId: number | null;
  onStore: (id: number | null) => void;
  order: string | undefined;
  email: string | undefined;
  onSent: (sent: SentMessage) => void;
};

export function ContactForm({ stores, storesAreLoading, storeId, onStore, order, email, onSent }: Props) {
  const customer = useSession(({ login }) => login?.customer);
  const [topic, setTopic] = useState<ContactTopic | null>(order ? 'order' : null);

  const { form, errors, busy, trouble } = useForm(
    contactMessageBody,
    async (written) => {
      const { id } = await call(sendContactMessage, { body: written });
      onSent({ ...written, id });
    },
    readContactForm,
  );

  return (
    <form {...form} className={css.form} aria-label="Write to us">
      <Select
        label="Store"
        name="store_id"
        options={stores}
        loading={storesAreLoading}
        value={storeId}
        onChange={onStore}
        error={errors.store_id}
      />
      <Select
        label="What is it about?"
        name="topic"
        placeholder="Choose a topic"
        options={topicOptions}
        value={topic}
        onChange={setTopic}
        required
        error={errors.topic}
      />
      {mayNameOrder(topic) && (
        <TextField
          label="Order number"
          name="order_id"
          defaultValue={order}
          hint="If you have it handy. It’s in your order email and under Orders."
          autoComplete="off"
          spellCheck={false}
          error={errors.order_id}
        />
      )}
      <div className={css.pair}>
        <TextField
          label="Your name"
          name="name"
          defaultValue={customer && `${customer.first_name} ${customer.last_name}`}
          autoComplete="name"
          required
          error={errors.name}
        />
        <TextField
          label="Your email address"
          name="email"
          type="email"
          inputMode="email"
          defaultValue={email}
          autoComplete="email"
          required
          error={errors.email}
        />
      </div>
      <MessageField error={errors.message} />
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <div className={css.send}>
        <Button type="submit" size="large" busy={busy} busyLabel="Sending...">
          Send message
        </Button>
        <p className={css.small}>
          Please never write card numbers or passwords here. We will never ask for them.
        </p>
      </div>
    </form>
  );
}
