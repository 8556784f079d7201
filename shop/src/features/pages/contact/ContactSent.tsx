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
        Someone there will read it and reply to <strong>{sent.email}</strong>, usually within one business
        day. If it can’t wait, call{store ? ` ${store.phone}` : ''} and mention reference{' '}
        <strong>{contactReference(sent.id)}</strong>.
      </p>
      <figure className={css.copy}>
        <figcaption>
          Your message about “{contactTopics[sent.topic]}”. We don’t email a copy, so that nobody can use this
          form to email strangers. Copy it here if you’d like to keep it.
        </figcaption>
        <blockquote className={css.message}>{sent.message}</blockquote>
      </figure>
      <Button variant="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </section>
  );
}
