import { Link } from '@tanstack/react-router';
import { formatDate } from 'browser/formats/format';
import { Prose } from 'browser/ui/page/Prose';
import type { Prose as Read } from 'contract/pages/prose';
import css from './LegalProse.module.css';

type Props = Read & { changedAt: string; onPage?: boolean };

// Nothing in it takes the focus, and what scrolls must be reached by keys.
const inDialog = { role: 'group', tabIndex: 0, 'aria-label': 'Text' };

/**
 * A legal text, and since when it says so. In the dialog of the sign-up form it names the other pages without
 * leading to them: they are behind the guard, and a visitor would lose what was typed.
 */
export const LegalProse = ({ lead, sections, changedAt, onPage }: Props) => (
  <div className={css.prose} {...(!onPage && inDialog)}>
    <p className={css.changed}>
      Last changed <time dateTime={changedAt}>{formatDate(changedAt)}</time>
    </p>
    {/* On its page it stands under the title. */}
    {!onPage && lead && <p>{lead}</p>}
    <Prose
      sections={sections}
      onPage={onPage}
      linkTo={onPage ? (page, words) => <Link to={page}>{words}</Link> : undefined}
    />
  </div>
);
