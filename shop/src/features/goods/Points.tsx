import css from './Points.module.css';

type Props = {
  /** Of 100. */
  points: number;
  /** Who gave them; on a card it is whoever gave the most. */
  source?: string;
};

/** What a critic gave. */
export const Points = ({ points, source }: Props) => (
  <span className={css.points}>
    <b>{points}</b> points{source && ` ${source}`}
  </span>
);
