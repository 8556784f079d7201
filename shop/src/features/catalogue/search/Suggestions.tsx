import { Link } from '@tanstack/react-router';
import { Price } from 'browser/ui/values/Price';
import { Fragment, useEffect, useRef } from 'react';
import { ProductPicture } from '../../goods/ProductPicture';
import { partsOf } from './matches';
import css from './Suggestions.module.css';
import type { Suggestion } from './suggest';

type Props = {
  id: string;
  words: string;
  suggested: readonly Suggestion[];
  active: number;
  onChosen: () => void;
};

const groups = ['Popular searches', 'Bottles', 'Producers', 'Grapes & styles'] as const;

/* HTML has no element for a list of options that lead somewhere. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role */

/** The list below the search field. The focus stays in the field, which names what is active. */
export function Suggestions({ id, words, suggested, active, onChosen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const option = (suggestion: Suggestion) => {
    const index = suggested.indexOf(suggestion);
    return (
      <Link
        key={suggestion.key}
        {...suggestion.way}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        className={css.option}
        tabIndex={-1}
        onClick={onChosen}
      >
        {suggestion.imageId !== undefined && (
          <span className={css.picture}>
            <ProductPicture imageId={suggestion.imageId} sizes="36px" widths={[80, 160]} />
          </span>
        )}
        <span className={css.words}>
          {suggestion.note && (
            <span className={css.note}>
              <Marked text={suggestion.note} words={words} />{' '}
            </span>
          )}
          <span>
            <Marked text={suggestion.label} words={words} />
          </span>
        </span>
        {suggestion.cents !== undefined && <Price cents={suggestion.cents} size="small" />}
      </Link>
    );
  };

  return (
    // A press keeps the focus in the field.
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      className={css.list}
      onPointerDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => {
        const ofGroup = suggested.filter((suggestion) => suggestion.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={css.group}>
            <p id={`${id}-${group}`} className={css.title}>
              {group}
            </p>
            {ofGroup.map(option)}
          </div>
        );
      })}
    </div>
  );
}

const Marked = ({ text, words }: { text: string; words: string }) =>
  partsOf(text, words).map((part, index) =>
    part.matches ? (
      <mark key={index} className={css.match}>
        {part.text}
      </mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
