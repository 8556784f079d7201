import type { ReactNode } from 'react';
import { formatDate } from '../../platform/format';
import { OnPage } from './on-page';
import css from './Prose.module.css';

export type TextSection = { id: string; title: string; text: ReactNode };

type Props = {
  sections: readonly TextSection[];
  /** The day of the last change, `YYYY-MM-DD`. */
  changed: string;
  onPage?: boolean | undefined;
};

// Nothing in it takes the focus, and what scrolls must be reached by keys.
const inDialog = { role: 'group', tabIndex: 0, 'aria-label': 'Text' };

/** A longer text by sections; in a dialog its headings stand one below the dialog's title. */
export function Prose({ sections, changed, onPage = false }: Props) {
  const Heading = onPage ? 'h2' : 'h3';
  return (
    <OnPage value={onPage}>
      <div className={css.prose} {...(!onPage && inDialog)}>
        <p className={css.changed}>
          Last changed <time dateTime={changed}>{formatDate(changed)}</time>
        </p>
        {sections.map(({ id, title, text }) => (
          <section key={id} className={css.section}>
            <Heading id={onPage ? id : undefined}>{title}</Heading>
            {text}
          </section>
        ))}
      </div>
    </OnPage>
  );
}
