import css from './Chart.module.css';
import type { Point } from './point';

const widthOfBar = 0.7;

type Drawn = { points: readonly Point[]; top: number };

const pathThrough = (values: readonly number[], top: number) =>
  values.map((value, at) => `${at === 0 ? 'M' : 'L'}${at + 0.5} ${1 - value / top}`).join(' ');

export const drawBars = (points: readonly Point[], top: number) => (
  <>
    {points.map(({ label, value }, at) => (
      <rect
        key={label}
        className={css.bar}
        x={at + (1 - widthOfBar) / 2}
        width={widthOfBar}
        y={1 - value / top}
        height={value / top}
      />
    ))}
    <Before points={points} top={top} />
  </>
);

export const drawLine = (points: readonly Point[], top: number) => (
  <>
    <Before points={points} top={top} />
    <path
      className={css.line}
      d={pathThrough(
        points.map(({ value }) => value),
        top,
      )}
    />
  </>
);

/** Dashed, so that it can be told apart without its color. */
const Before = ({ points, top }: Drawn) =>
  points.some(({ before }) => before !== undefined) && (
    <path
      className={css.beforeLine}
      d={pathThrough(
        points.map(({ before = 0 }) => before),
        top,
      )}
    />
  );
