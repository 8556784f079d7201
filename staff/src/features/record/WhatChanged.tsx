import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import { changesOf } from './act-words';
import type { Act } from './acts.api';
import css from './WhatChanged.module.css';

/** Before → after, field by field, and why. */
export function WhatChanged({ act }: { act: Act }) {
  const changes = changesOf(act);
  if (changes.length === 0 && !act.why) return null;
  return (
    <ul className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before !== undefined && <del>{before}</del>}
          {before !== undefined && after !== undefined && (
            <>
              <span aria-hidden="true"> → </span>
              <VisuallyHidden> became </VisuallyHidden>
            </>
          )}
          {after !== undefined && <ins>{after}</ins>}
        </li>
      ))}
      {act.why && <li>Why: {act.why}</li>}
    </ul>
  );
}
