import { type ComponentProps, useEffect, useRef, useState } from 'react';
import css from './FollowingThumbBar.module.css';
import { ThumbBar } from './ThumbBar';

/** Shown over a page while the page's own button, which is marked with `data-own-way`, is out of view. */
export function FollowingThumbBar(bar: ComponentProps<typeof ThumbBar>) {
  const { place, isShown } = useShownBesideOwn();
  return (
    <div ref={place} className={css.place}>
      {isShown && (
        <div className={css.above}>
          <ThumbBar {...bar} />
        </div>
      )}
    </div>
  );
}

function useShownBesideOwn() {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const own = place.current?.parentElement?.querySelector('[data-own-way]');
    if (!own) return;
    // The header and the bars at the foot lie over the edges of the window.
    const watching = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false), {
      root: document,
      rootMargin: '-64px 0px -72px',
    });
    watching.observe(own);
    return () => watching.disconnect();
  }, []);
  return { place, isShown };
}
