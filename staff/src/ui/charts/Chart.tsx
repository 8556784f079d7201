import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import css from './Chart.module.css';
import { hasAny, type Point, topOf } from './point';

type Series = {
  points: readonly Point[];
  /** "Hour", over the labels. */
  of: string;
  /** "Today", and "A week ago" of what it is compared with. */
  names: readonly [string, string?];
  /** A value in words: "$12.50". */
  inWords: (value: number) => string;
};

type Props = Series & {
  title: string;
  /** What the chart says, for those who would rather read it. */
  sentence: ReactNode;
  /** Drawn on a field of one unit's width for each point and a height of 1, from the top down. */
  draw: (points: readonly Point[], top: number) => ReactNode;
};

/** A drawing, a sentence and a table of the same figures; keys and touch go through the values one by one. */
export function Chart({ title, sentence, draw, ...series }: Props) {
  const { points, of, names, inWords } = series;
  const id = useId();
  const [at, setAt] = useState<number>();
  const told = (point: Point) =>
    [point.value, point.before]
      .map((value, nth) => value !== undefined && `${names[nth]} ${inWords(value)}`)
      .filter(Boolean)
      .join(', ');
  const top = topOf(points);
  const current = at === undefined ? undefined : points[at];
  return (
    <figure className={css.chart} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        <p>{sentence}</p>
      </figcaption>
      <p className={css.current} aria-hidden="true">
        {current ? `${current.label}: ${told(current)}` : <Legend names={names} />}
      </p>
      <div
        className={css.plot}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input takes no drawing
        role="slider"
        tabIndex={0}
        aria-label={`${title}, ${of} by ${of}`.toLowerCase()}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={at ?? 0}
        aria-valuetext={`${points[at ?? 0]!.label}: ${told(points[at ?? 0]!)}`}
        onKeyDown={(event) => moveBy(event, at, points.length, setAt)}
        onBlur={() => setAt(undefined)}
        onPointerMove={(event) => setAt(placeUnder(event, points.length))}
        onPointerLeave={() => setAt(undefined)}
      >
        {hasAny(points) && <span className={css.top}>{inWords(top)}</span>}
        <svg viewBox={`0 0 ${points.length} 1`} preserveAspectRatio="none" aria-hidden="true">
          {at !== undefined && <rect className={css.cursor} x={at} width={1} height={1} />}
          {draw(points, top)}
        </svg>
      </div>
      <div className={css.labels} aria-hidden="true">
        {[points[0], points[points.length >> 1], points.at(-1)].map((point, nth) => (
          // Three places, whatever stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <span key={nth}>{point!.label}</span>
        ))}
      </div>
      <details className={css.table}>
        <summary>Show the figures</summary>
        <ChartTable {...series} caption={title} />
      </details>
    </figure>
  );
}

const keys = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
]);

function moveBy(event: KeyboardEvent, at = -1, count: number, move: (at: number) => void) {
  const by = keys.get(event.key);
  if (by === undefined) return;
  event.preventDefault();
  move(Math.max(0, Math.min(count - 1, at + by)));
}

function placeUnder({ currentTarget, clientX }: PointerEvent, count: number) {
  const { left, width } = currentTarget.getBoundingClientRect();
  return Math.max(0, Math.min(count - 1, Math.floor(((clientX - left) / width) * count)));
}

const Legend = ({ names: [now, before] }: Pick<Series, 'names'>) => (
  <>
    <span className={css.now}>{now}</span>
    {before && <span className={css.before}>{before}</span>}
  </>
);

const ChartTable = ({ caption, points, of, names: [now, before], inWords }: Series & { caption: string }) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{now}</th>
        {before && <th scope="col">{before}</th>}
      </tr>
    </thead>
    <tbody>
      {points.map((point) => (
        <tr key={point.label}>
          <th scope="row">{point.label}</th>
          <td>{inWords(point.value)}</td>
          {before && <td>{inWords(point.before ?? 0)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
