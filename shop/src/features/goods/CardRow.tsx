import { IconButton } from 'browser/ui/buttons/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './CardRow.module.css';

type Props = {
  title: string;
  /** The way to all of them, beside the title. */
  more?: ReactNode;
  children: ReactNode;
};

type Ends = { start: boolean; end: boolean };

const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: Element): Ends => ({
  start: scrollLeft <= 1,
  end: scrollLeft + clientWidth >= scrollWidth - 1,
});

/** A shelf that goes on beyond the edge: it scrolls by touch, by the keys and by its two buttons. */
export function CardRow({ title, more, children }: Props) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ start: true, end: true });
  const look = () => row.current && setEnds(endsOf(row.current));

  useEffect(() => {
    const watching = new ResizeObserver(look);
    watching.observe(row.current!);
    return () => watching.disconnect();
  }, []);

  const move = (direction: 1 | -1) => {
    const { clientWidth = 0 } = row.current ?? {};
    row.current?.scrollBy({ left: direction * clientWidth * 0.8, behavior: 'smooth' });
  };

  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.heading}>
        <h2 id={id}>{title}</h2>
        {more}
        <div className={css.buttons} hidden={ends.start && ends.end}>
          <IconButton
            size="small"
            variant="outlined"
            label={`${title}: back`}
            aria-disabled={ends.start || undefined}
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            variant="outlined"
            label={`${title}: onwards`}
            aria-disabled={ends.end || undefined}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ul ref={row} className={css.row} onScroll={look}>
        {Children.map(children, (card) => (
          <li className={css.place}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
