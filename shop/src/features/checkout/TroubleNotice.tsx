import { Link } from '@tanstack/react-router';
import { Notice } from 'browser/ui/feedback/Notice';
import { useEffect, useRef } from 'react';
import type { OrderTrouble } from './order-trouble';

/** What stands in the way, brought into view, with the way on. */
export function TroubleNotice({ trouble: { words, way } }: { trouble: OrderTrouble }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React must not take for the effect's clean-up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Notice tone="danger" action={way && <Link to={way.to}>{way.label}</Link>}>
        {words}
      </Notice>
    </div>
  );
}
