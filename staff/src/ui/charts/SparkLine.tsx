import css from './Chart.module.css';
import { drawLine } from './drawings';
import { type Point, topOf } from './point';

/** How something went, without figures: beside a figure that says where it stands. */
export const SparkLine = ({ points, label }: { points: readonly Point[]; label: string }) => (
  <svg
    className={css.spark}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, of figures
    role="img"
    aria-label={label}
    viewBox={`0 0 ${points.length} 1`}
    preserveAspectRatio="none"
  >
    {drawLine(points, topOf(points))}
  </svg>
);
