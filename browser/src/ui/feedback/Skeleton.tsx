import { useEffect } from 'react';
import { announce } from './announcer';
import css from './Skeleton.module.css';

type Props = {
  shape?: 'text' | 'block' | 'card';
  /** How many lines of text. */
  lines?: number;
  /** A block has the height of what comes: a ratio, as of the picture, or a length. */
  ratio?: string;
  height?: string;
  /** What is coming, announced once: "Loading orders". */
  label?: string;
};

/** Shaped like what comes, so that nothing jumps. */
export function Skeleton({ shape = 'text', lines = 1, ratio, height, label }: Props) {
  useEffect(() => {
    if (label) announce(label);
  }, [label]);

  if (shape === 'card') return <CardSkeleton />;
  if (shape === 'block')
    return (
      <span aria-hidden="true" className={css.block} style={{ aspectRatio: ratio, blockSize: height }} />
    );
  return (
    <span aria-hidden="true" className={css.text}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.line} />
      ))}
    </span>
  );
}

const CardSkeleton = () => (
  <span aria-hidden="true" className={css.card}>
    <span className={css.picture} />
    <span className={css.text}>
      <span className={css.line} />
      <span className={css.line} />
    </span>
  </span>
);
