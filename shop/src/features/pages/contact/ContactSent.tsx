import { Button } from 'browser/ui/buttons/Button';
import { Illustration } from 'browser/ui/feedback/Illustration';
import { contactReference, contactTopics } from 'contract/pages';
import type { Store } from 'contract/stores';
import { useEffect, useRef } from 'react';
import emptyMail from '../../../art/vignette-mail.avif';
import css from './ContactSent.module.css';
import type { SentMessage } from './contact-form';

type Props = { sent: SentMessage; store: Store | undefined; onAnother: () => void };

export function ContactSent({ sent, store, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current!.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <section className={css.sent} aria-labelledby="message-sent">
      <Illustration source={emptyMail} />
      <h2 id="message-sent" ref={heading} tabIndex={-1} className={css.title}>
        Thank you. Your message is with {store?.name ?? 'the store'}.
      </h2>
      <p>
        Somebody there reads it and answers to <strong>{sent.email}</strong>, as a rule within one working
        day. If it cannot wait, call{store ? ` ${store.phone}` : ''} and name the reference{' '}
        <strong>{contactReference(sent.id)}</strong>.
      </p>
      <figure className={css.copy}>
        <figcaption>
          Your message about “{contactTopics[sent.topic]}”. We send no receipt by email, so that nobody can
          use this form to mail strangers: copy it if you want to keep it.
        </figcaption>
        <blockquote className={css.message}>{sent.message}</blockquote>
      </figure>
      <Button variant="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </section>
  );
}
