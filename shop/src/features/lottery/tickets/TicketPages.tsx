import { Button } from 'browser/ui/buttons/Button';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import css from './TicketPages.module.css';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** A page to choose, and the ones before and after it. */
export const TicketPages = ({ page, pages, onPage }: Props) => (
  <nav aria-label="Pages of tickets" className={css.pages}>
    <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
      Previous
    </Button>
    <InlineSelect
      label="Page"
      value={page}
      options={Array.from({ length: pages }, (_, index) => ({ value: index + 1, name: `${index + 1}` }))}
      onChange={onPage}
      after={`of ${pages}`}
    />
    <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
      Next
    </Button>
  </nav>
);
