import { VisuallyHidden } from 'browser/ui/VisuallyHidden';
import type { Store } from 'contract/stores';
import { weekInWords } from './opening';
import css from './StoreHours.module.css';

type Props = { store: Pick<Store, 'name' | 'hours' | 'timezone'>; now: Date };

export const StoreHours = ({ store, now }: Props) => (
  <table className={css.hours}>
    <caption>
      <VisuallyHidden>{`Opening hours of ${store.name}, in its own time`}</VisuallyHidden>
    </caption>
    <tbody>
      {weekInWords(store, now).map(({ day, hours, isToday }) => (
        <tr key={day} className={css.day} aria-current={isToday ? 'date' : undefined}>
          <th scope="row">{day}</th>
          <td>{hours}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
