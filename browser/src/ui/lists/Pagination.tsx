import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageSize } from './PageSize';
import css from './Pagination.module.css';
import { type PageEntry, pagesToShow } from './pages-to-show';

/** What a page's link wears; spread it on the link. */
type PageLinkLook = {
  className: string | undefined;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  'aria-disabled': true | undefined;
  children: ReactNode;
};

type Props = {
  page: number;
  pages: number;
  /** What is paged, for those who listen: "Pages of gift cards". */
  label?: string;
  pageSize?: number;
  onPageSize?: (size: number) => void;
} & (
  | { onPage: (page: number) => void; link?: never }
  /** Where pages are addresses: `(page, look) => <Link {...look} search={{ page }} />`. */
  | { link: (page: number, look: PageLinkLook) => ReactNode; onPage?: never }
);

export function Pagination(props: Props) {
  const { page, pages, label = 'Pages', pageSize, onPageSize, link, onPage } = props;

  const target = (to: number, name: string, children: ReactNode, beyond = false) => {
    const look: PageLinkLook = {
      className: css.page,
      'aria-label': name,
      'aria-current': to === page && !beyond ? 'page' : undefined,
      'aria-disabled': beyond || undefined,
      children,
    };
    if (link && !beyond) return link(to, look);
    return <button type="button" {...look} onClick={() => !beyond && to !== page && onPage?.(to)} />;
  };

  const entry = (shown: PageEntry, index: number) => (
    <li key={shown === 'gap' ? `gap ${index}` : shown}>
      {shown === 'gap' ? <span className={css.gap}>…</span> : target(shown, `Page ${shown}`, shown)}
    </li>
  );

  return (
    <div className={css.pagination}>
      {pages > 1 && (
        <nav aria-label={label}>
          <ul className={css.pages}>
            <li>{target(page - 1, 'Previous page', <ChevronLeft aria-hidden="true" />, page <= 1)}</li>
            {pagesToShow(page, pages).map(entry)}
            <li>{target(page + 1, 'Next page', <ChevronRight aria-hidden="true" />, page >= pages)}</li>
          </ul>
        </nav>
      )}
      {pageSize !== undefined && onPageSize && <PageSize value={pageSize} onChange={onPageSize} />}
    </div>
  );
}
