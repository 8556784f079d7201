import type { Block, PageOfShop, Piece, Section } from 'contract/pages/prose';
import type { ReactNode } from 'react';
import css from './Prose.module.css';

type LinkTo = (page: PageOfShop, words: string) => ReactNode;

type Props = {
  sections: readonly Section[];
  /** Below the title of the page they are h2 with an address each, elsewhere h3. */
  onPage?: boolean | undefined;
  /** Without it the other pages are named, and nothing leads to them. */
  linkTo?: LinkTo | undefined;
};

/** A longer text by sections, as `readProse` has read it. */
export function Prose({ sections, onPage = false, linkTo = (_page, words) => words }: Props) {
  const Heading = onPage ? 'h2' : 'h3';
  return sections.map(({ id, title, blocks }) => (
    <section key={id} className={css.section}>
      <Heading id={onPage ? id : undefined}>{title}</Heading>
      {blocks.map((block, at) => (
        <BlockOf key={at} block={block} linkTo={linkTo} />
      ))}
    </section>
  ));
}

function BlockOf({ block, linkTo }: { block: Block; linkTo: LinkTo }) {
  const words = (pieces: readonly Piece[]) =>
    pieces.map((piece, at) => <PieceOf key={at} piece={piece} linkTo={linkTo} />);
  if ('pieces' in block)
    return <p className={block.kind === 'note' ? css.note : undefined}>{words(block.pieces)}</p>;
  if ('facts' in block)
    return (
      <dl className={css.facts}>
        {block.facts.map(({ what, says }, at) => (
          <div key={at} className={css.fact}>
            <dt>{what}</dt>
            <dd>{words(says)}</dd>
          </div>
        ))}
      </dl>
    );
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>{words(item)}</li>
      ))}
    </List>
  );
}

function PieceOf({ piece, linkTo }: { piece: Piece; linkTo: LinkTo }) {
  const { text, strong, page, outside } = piece;
  if (page) return linkTo(page, text);
  if (strong) return <strong>{text}</strong>;
  return outside ? (
    <a href={outside} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    text
  );
}
