import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Finder } from 'browser/ui/choices/Finder';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { useMedia } from 'browser/ui/use-media';
import { longestFind, shortestFind } from 'contract/desk/find.staff';
import { useMemo, useState } from 'react';
import { useTypedWords } from '../../ui/use-typed-words';
import { viewsQuery } from '../views/views.api';
import css from './FindDialog.module.css';
import { findQuery } from './find.api';
import { type Find, foundGroups, isMeant } from './found';
import { keepFind, useRecentFinds } from './recent-finds';

type Props = {
  /** Screens, and what is done there. */
  places: readonly Find[];
  onClose: () => void;
};

export function FindDialog({ places, onClose }: Props) {
  const navigate = useNavigate();
  const isPhone = useMedia('(width < 40rem)');
  const [words, setWords] = useState('');
  const { typed, type } = useTypedWords(words, setWords);
  const { data, error, isFetching, refetch } = useQuery(findQuery(words));
  const { data: saved } = useQuery(viewsQuery);
  const views = useMemo(() => (saved ?? []).map(({ name, address }) => ({ id: address, name })), [saved]);
  const recent = useRecentFinds(({ finds }) => finds);

  const isTyped = typed.trim().length > 0;
  const isAsked = typed.trim().length >= shortestFind;
  // What is known at once stands first, so that nothing moves away under a finger when the rest arrives.
  const groups = useMemo(
    () => [
      { name: 'Recent', found: isTyped ? [] : recent },
      { name: 'Your views', found: isTyped ? views.filter((view) => isMeant(view, typed)) : views },
      { name: 'Go to', found: isTyped ? places.filter((place) => isMeant(place, typed)) : places },
      ...(isAsked && data ? foundGroups(data) : []),
    ],
    [places, views, recent, typed, isTyped, isAsked, data],
  );
  const isWaiting = isAsked && (isFetching || typed.trim() !== words);

  const choose = (find: Find) => {
    keepFind(find);
    onClose();
    void navigate({ href: find.id });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Find anything"
      {...(isPhone ? { side: 'bottom' } : { description: 'Press ? on any screen to see all keys.' })}
    >
      <div className={css.find}>
        <Finder
          label="Find anything"
          placeholder="Order, customer, bottle or barcode"
          maxLength={longestFind}
          typed={typed}
          onType={type}
          groups={groups}
          onChoose={choose}
          busy={isWaiting}
          empty={isWaiting ? 'Looking…' : `Nothing matches “${typed.trim()}”.`}
        />
        {error && !isWaiting && (
          <Trouble title="We could not search" again={refetch}>
            {inWords(error)}
          </Trouble>
        )}
      </div>
    </Dialog>
  );
}
