import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { goingOnKey } from '../../platform/going-on';
import { useStoreData } from '../../platform/store-data';
import { timeLeftInWords } from './time-left-words';
import { noteStrip } from './told-above';
import css from './UrgentStrip.module.css';
import { isToldOn, keepRoom } from './urgent';
import { urgentWords } from './urgent-words';
import { type UrgentThing, useUrgent } from './use-urgent';

type Props = {
  /** For how many lines the page has kept room from its first frame on. */
  room: number;
};

/** What is lost if nobody does anything, on every page, with the time that is left. */
export function UrgentStrip({ room }: Props) {
  const { pathname, search } = useLocation();
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  const { things, now } = useUrgent();
  const told = things?.filter((thing) => isToldOn(thing, { pathname, order: search.order, storeId })) ?? [];
  const lines = useRoom(pathname, told.length, room);
  useNoted(lines);
  useKept(things);
  useFreshOn(pathname, (things?.length ?? 0) > 0);

  if (lines === 0) return null;
  return (
    <aside
      className={css.strip}
      aria-label="Waiting for you"
      data-empty={told.length === 0 || undefined}
      style={{ minBlockSize: `calc(${lines} * var(--control))` }}
    >
      {told.length > 0 && (
        <ul className={css.list}>
          {told.slice(0, lines).map((thing) => (
            <li key={`${thing.kind} ${thing.id}`}>
              <Told thing={thing} left={timeLeftInWords(thing.until - now)} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

function Told({ thing, left }: { thing: UrgentThing; left: string }) {
  const { says, label, way } = urgentWords(thing);
  return (
    <Link {...way} className={css.line}>
      <Clock aria-hidden="true" size={16} className={css.sign} />
      <span className={css.says}>{says}</span>
      <span className={css.left}>{left}</span>
      <span className={css.way}>{label}</span>
    </Link>
  );
}

/**
 * The strip moves nothing on a page and covers nothing: a line that ends leaves its room until the next page,
 * and a line that comes late waits for the next page.
 */
function useRoom(pathname: string, wanted: number, kept: number) {
  const [page, setPage] = useState({ pathname, lines: kept });
  if (page.pathname === pathname) return page.lines;
  setPage({ pathname, lines: wanted });
  return wanted;
}

function useNoted(lines: number) {
  useEffect(() => {
    noteStrip(lines);
    return () => noteStrip(undefined);
  }, [lines]);
}

/** The next visit has the room for it from its first frame on. */
function useKept(things: readonly UrgentThing[] | undefined) {
  const lines = things?.length;
  useEffect(() => {
    if (lines !== undefined) keepRoom(lines);
  }, [lines]);
}

/** Each new page asks again if something ends soon; otherwise only if the answer is older than a minute. */
function useFreshOn(pathname: string, isUrgent: boolean) {
  const queries = useQueryClient();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    void queries.refetchQueries({ queryKey: goingOnKey, ...(!isUrgent && { stale: true }) });
  }, [pathname, isUrgent, queries]);
}
