import { formatDate } from 'browser/formats/format';
import { Disclosure } from 'browser/ui/overlays/Disclosure';
import type { FulfilmentRefusal } from 'contract/fulfilment';
import { sentence } from './fulfilment-words';
import css from './WhyNot.module.css';

/**
 * Which rule says no, where that is written, and when we looked. Shows nothing for a reason of the store's
 * own.
 */
export function WhyNot({ refusals }: { refusals: readonly FulfilmentRefusal[] }) {
  const ruled = refusals.filter(({ rule }) => rule !== null);
  if (ruled.length === 0) return null;
  return (
    <Disclosure look="plain" title="Why?" className={css.why}>
      {ruled.map(({ message, rule }) => (
        <p key={message} className={css.rule}>
          {ruled.length > 1 && `${sentence(message)} `}
          Each state decides which drinks may be sent into it, how, and from where. Our source for{' '}
          {rule!.state}: {sentence(rule!.source)} Checked {formatDate(rule!.checked_on)}.
        </p>
      ))}
    </Disclosure>
  );
}
