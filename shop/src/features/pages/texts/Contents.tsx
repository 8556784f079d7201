import { Disclosure } from 'browser/ui/overlays/Disclosure';
import type { Section } from 'contract/pages/prose';
import { useEffect, useMemo } from 'react';
import css from './Contents.module.css';
import { useSectionInView } from './use-section-in-view';

type Props = { sections: readonly Section[] };

/** Beside the text where there is room, else folded above it. */
export function Contents({ sections }: Props) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useSectionInView(ids);

  // The browser looked for the section of the address before the text was there.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);

  const links = (
    <ol className={css.links}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={css.link} aria-current={id === current || undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={css.beside} aria-labelledby="contents-title">
        <p id="contents-title" className={css.title}>
          On this page
        </p>
        {links}
      </nav>
      <nav className={css.above} aria-label="On this page">
        <Disclosure title="On this page">{links}</Disclosure>
      </nav>
    </>
  );
}
