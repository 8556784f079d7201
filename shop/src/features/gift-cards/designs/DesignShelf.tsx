import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import cover from 'browser/ui/lists/covering-link.module.css';
import type { DesignKind, GiftCardDesign } from 'contract/gift-cards/designs';
import { GiftPicture } from '../buying/GiftPicture';
import { designsQuery } from '../buying/gifts.api';
import css from './DesignShelf.module.css';

type Props = { id: string; kind: DesignKind; title: string; lead: string; first?: boolean };

const shownWidth = '(width < 64rem) 45vw, 400px';
const seenFirst = 6;

/** One kind of designs, in the order in which the shop lays them out. */
export function DesignShelf({ id, kind, title, lead, first = false }: Props) {
  const designs = useQuery(designsQuery(kind));
  return (
    <section className={css.shelf} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      {designs.isPending && <ShelfSkeleton label={`Loading ${title.toLowerCase()}`} />}
      {designs.isError && !designs.data && (
        <Trouble title="The designs could not be loaded" again={designs.refetch} busy={designs.isFetching}>
          {inWords(designs.error)}
        </Trouble>
      )}
      {designs.data && (
        <ul className={css.cards}>
          {designs.data.map((design, at) => (
            <li key={design.id}>
              <DesignCard design={design} first={first && at < seenFirst} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ShelfSkeleton = ({ label }: { label: string }) => (
  <div className={css.cards}>
    {Array.from({ length: 6 }, (_, at) => (
      <div key={at} className={css.card}>
        <Skeleton shape="block" ratio="1200 / 760" label={at === 0 ? label : undefined} />
        <Skeleton />
      </div>
    ))}
  </div>
);

/** All of it leads on: a birthday card to what is written on it, a gift card to its amount. */
const DesignCard = ({ design, first }: { design: GiftCardDesign; first: boolean }) => (
  <article className={css.card}>
    <GiftPicture design={design} sizes={shownWidth} first={first} mute />
    <h3 className={css.name}>
      <Link
        className={cover.link}
        to={design.kind === 'birthday-card' ? '/gift-card/$id' : '/gift-card/purchase/$id'}
        params={{ id: `${design.id}` }}
      >
        {design.name}
      </Link>
    </h3>
    <p className={css.description}>{design.description}</p>
  </article>
);
