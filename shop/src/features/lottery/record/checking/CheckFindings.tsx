import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { Check, CircleHelp, X } from 'lucide-react';
import css from './CheckFindings.module.css';
import type { Finding } from './finding';

const marks = {
  right: { Mark: Check, says: 'Fits: ' },
  wrong: { Mark: X, says: 'Does not fit: ' },
  open: { Mark: CircleHelp, says: 'Look at this yourself: ' },
};

/** Each step of the check as it ends, and of what does not fit, what exactly. */
export const CheckFindings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.length > 0 && (
    <ol className={css.findings} aria-label="What was checked">
      {findings.map(({ words, result, detail }) => {
        const { Mark, says } = marks[result];
        return (
          <li key={words} className={css.finding} data-result={result}>
            <Mark aria-hidden="true" />
            <p>
              <VisuallyHidden>{says}</VisuallyHidden>
              {words}
            </p>
            {detail && <p className={css.detail}>{detail}</p>}
          </li>
        );
      })}
    </ol>
  );
