import { type ContactTopic, contactMessageBody, sendContactMessage } from 'contract/pages';
import type { Store } from 'contract/stores';
import { useState } from 'react';
import { callFor } from '../../platform/call';
import { CallError } from '../../platform/call-error';
import { useSession } from '../../platform/session';
import { useForm } from '../../platform/use-form';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';
import css from './ContactForm.module.css';
import { mayNameOrder, notSent, readContactForm, type SentMessage, topicOptions } from './contact-form';
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
  const [trouble, setTrouble] = useState<string>();

  const { form, errors, busy } = useForm(
    contactMessageBody,
    async (written, { setErrors }) => {
      setTrouble(undefined);
      try {
        const { data } = await callFor(sendContactMessage, { body: written });
        onSent({ ...written, id: data.id });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.errors) setErrors(error.errors);
        else setTrouble(notSent(error));
      }
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
          hint="If you have it at hand. It stands in the order’s email and among your orders."
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
