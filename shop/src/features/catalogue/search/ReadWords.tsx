import { Link } from '@tanstack/react-router';
import { formatList } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import type { ReadWords as Words } from 'contract/catalogue';
import { Fragment } from 'react';
import css from './ReadWords.module.css';

type Props = { asked: string; words: Words };

const quoted = (words: readonly string[]) => formatList(words.map((word) => `“${word}”`));

/** What was looked for and is not here, what is shown instead, and what else may have been meant. */
export function ReadWords({ asked, words: { missing, nearly, known } }: Props) {
  if (known)
    return (
      <Notice>
        <p>
          We don’t carry {known.name}. Here is what comes closest: “{known.words}”.
        </p>
        {nearly.length > 0 && (
          <p>
            Did you mean{' '}
            {nearly.map((word, nth) => (
              <Fragment key={word}>
                {nth > 0 && (nth === nearly.length - 1 ? ' or ' : ', ')}
                <Link to="/products" search={{ q: word }}>
                  {word}
                </Link>
              </Fragment>
            ))}
            ?
          </p>
        )}
      </Notice>
    );
  if (missing.length === 0) return null;
  const rest = asked
    .split(/\s+/)
    .filter((word) => !missing.includes(word.toLowerCase()))
    .join(' ');
  return (
    <Notice>
      <p>
        We don’t carry anything called {quoted(missing)}.{' '}
        {nearly.length > 0 ? `Showing ${quoted(nearly)} instead.` : 'Showing what matches the rest.'}
      </p>
      <p className={css.ways}>
        {rest && rest !== asked && (
          <Link to="/products" search={{ q: rest }}>
            Search for “{rest}”
          </Link>
        )}
        <Link to="/products" search={{}}>
          Shop everything
        </Link>
      </p>
    </Notice>
  );
}
