import { Children, type ReactNode } from 'react';
import css from './Breadcrumb.module.css';

/** Links as children, and last the page itself: `<span aria-current="page">`. */
export const Breadcrumb = ({ children }: { children: ReactNode }) => (
  <nav aria-label="Breadcrumb">
    <ol className={css.list}>
      {Children.toArray(children).map((step, index) => (
        <li key={index} className={css.step}>
          {step}
        </li>
      ))}
    </ol>
  </nav>
);
