import { Prose } from 'browser/ui/page/Prose';
import { readProse } from 'contract/pages/prose';
import { useId } from 'react';
import css from './TextPreview.module.css';

/** A text as its page shows it. */
export function TextPreview({ title, text }: { title: string; text: string }) {
  const heading = useId();
  const { lead, sections } = readProse(text);
  return (
    <div className={css.preview}>
      <h2 id={heading}>{title}</h2>
      {/* Nothing in it takes the focus, and what scrolls must be reached by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css.page} tabIndex={0} aria-labelledby={heading}>
        {lead && <p className={css.lead}>{lead}</p>}
        <Prose sections={sections} linkTo={(_page, words) => <span className={css.link}>{words}</span>} />
      </section>
    </div>
  );
}
