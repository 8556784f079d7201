import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { useMe } from '../../../platform/me';
import { Section } from '../../../ui/Section';
import { startQuery } from './start.api';

/** On the first screen, as long as no store is open. */
export function StartCard() {
  const { keys } = useMe();
  const { data } = useQuery({ ...startQuery, enabled: keys.includes('terms.change') });
  if (!data || data.stores.some(({ is_open }) => is_open)) return null;
  return (
    <Section title="Your shop is not open yet" lead="A few steps lead from here to the first order.">
      <div>
        <Link {...buttonLook()} to="/start">
          {data.stores.length === 0 ? 'Open your shop' : 'Go on opening your shop'}
        </Link>
      </div>
    </Section>
  );
}
