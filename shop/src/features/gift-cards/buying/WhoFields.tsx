import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import columns from 'browser/ui/fields/field-columns.module.css';
import { TextArea } from 'browser/ui/fields/TextArea';
import { TextField } from 'browser/ui/fields/TextField';
import { Card } from 'browser/ui/lists/Card';
import type { GiftCardDesign } from 'contract/gift-cards/designs';
import { longestGiftName, longestGiftWords, longestGreeting } from 'contract/gift-cards/purchases';
import css from './GiftForm.module.css';
import { type GiftDraft, usualGreeting } from './gift-form';

type Props = {
  design: GiftCardDesign;
  draft: GiftDraft;
  change: (part: Partial<GiftDraft>) => void;
  errors: Partial<Record<string, string>>;
};

/** Who gets it, and what the giver says. */
export const WhoFields = ({ design, draft, change, errors }: Props) => (
  <Card as="section" className={css.part} aria-labelledby="who-heading">
    <h2 id="who-heading" className={css.heading}>
      Who is it for?
    </h2>
    <RadioGroup
      label="Who is it for?"
      hideLabel
      name="for"
      look="row"
      value={draft.forMe ? 'me' : 'somebody'}
      onChange={(who) => change({ forMe: who === 'me' })}
      choices={[
        { value: 'somebody', label: 'For somebody else' },
        { value: 'me', label: 'For me' },
      ]}
    />
    {draft.forMe ? (
      <p className={css.soft}>We’ll email it to you and add it to your gift cards.</p>
    ) : (
      <div className={columns.fields}>
        <TextField
          label="Recipient's name"
          name="recipient_name"
          autoComplete="off"
          maxLength={longestGiftName}
          required
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errors.recipient_name}
        />
        <TextField
          label="Recipient's email"
          name="recipient_email"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
          error={errors.recipient_email}
        />
      </div>
    )}
    {design.kind === 'birthday-card' && (
      <TextField
        label="Greeting"
        name="greeting"
        autoComplete="off"
        placeholder={usualGreeting}
        maxLength={longestGreeting}
        value={draft.greeting}
        onChange={({ target }) => change({ greeting: target.value })}
        error={errors.greeting}
      />
    )}
    <TextArea
      label="Message"
      name="message"
      rows={4}
      maxLength={longestGiftWords}
      hint={`Up to ${longestGiftWords} characters, in your own words.`}
      value={draft.message}
      onChange={({ target }) => change({ message: target.value })}
      error={errors.message}
    />
  </Card>
);
