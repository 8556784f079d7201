import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { useCall } from 'browser/calls/use-call';
import { formatList, formatNumber } from 'browser/formats/format';
import { notify } from 'browser/toasts/toast';
import { Button } from 'browser/ui/buttons/Button';
import { Notice } from 'browser/ui/feedback/Notice';
import { Progress } from 'browser/ui/feedback/Progress';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import type { SheetImport } from 'contract/exchange/imports.staff';
import { storeName, useMe } from '../../platform/me';
import links from '../../ui/back.module.css';
import { apply, drop, importQuery } from './exchange.api';
import { ImportColumns } from './ImportColumns';
import { ImportRows } from './ImportRows';
import css from './ImportScreen.module.css';
import { StopImport } from './StopImport';
import { WhatWasWritten } from './WhatWasWritten';
import { isHalfDone, namesOfSheets, rowsInWords, rowsToApply } from './words-of-imports';

const route = getRouteApi('/main/exchange/$id');

/** What a file would do, row by row, before it does it. */
export function ImportScreen() {
  const { id } = route.useParams();
  const { data, error, isFetching, refetch } = useQuery(importQuery(id));
  const back = (
    <Link className={links.back} to="/exchange">
      Import & export
    </Link>
  );
  if (!data)
    return (
      <Page title="Import" actions={back}>
        {error ? (
          <Trouble title="We could not load this import" again={refetch} busy={isFetching}>
            {inWords(error)}
          </Trouble>
        ) : (
          <Skeleton lines={6} label="Loading the import" />
        )}
      </Page>
    );
  return <OneImport one={data} back={back} />;
}

function OneImport({ one, back }: { one: SheetImport; back: React.ReactNode }) {
  const { state, sheet, store_id, file_name, rows, checked, left_out, as_before } = one;
  const where = storeName(useMe(), store_id);
  return (
    <Page title={file_name} lead={`${namesOfSheets[sheet]}, ${where}. ${rowsInWords(rows)}.`} actions={back}>
      {state === 'checking' && (
        <Progress
          label="Checking the rows"
          value={checked}
          max={rows}
          text={`${formatNumber(checked)} of ${formatNumber(rows)}`}
        />
      )}
      <WhatWasWritten one={one} />
      {['checking', 'checked'].includes(state) && as_before && (
        <Notice>
          The columns are read the way they were set for an earlier file with the same header row. If this
          file is different, change them under “Columns of the file.”
        </Notice>
      )}
      {['checking', 'checked'].includes(state) && left_out.length > 0 && (
        <Notice>These columns are left out: {formatList(left_out)}.</Notice>
      )}
      {(state === 'applying' || isHalfDone(one)) && <StopImport one={one} />}
      {(state === 'unmapped' || state === 'checked') && <ImportColumns one={one} />}
      {(state === 'unmapped' || state === 'checked' || (state === 'failed' && !isHalfDone(one))) && (
        <Decision one={one} />
      )}
      {state !== 'checking' && state !== 'unmapped' && <ImportRows one={one} />}
    </Page>
  );
}

function Decision({ one }: { one: SheetImport }) {
  const navigate = route.useNavigate();
  const applying = useCall();
  const dropping = useCall();
  const isWaiting = one.state === 'checked';
  const rows = isWaiting ? rowsToApply(one) : 0;
  const dropIt = () =>
    void dropping.run(async () => {
      notify(await drop(one.id));
      await navigate({ to: '/exchange' });
    });
  const trouble = applying.refusal ?? dropping.refusal;
  return (
    <>
      {isWaiting && rows === 0 && <Notice>Nothing in this file changes anything.</Notice>}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <div className={css.actions}>
        {rows > 0 && (
          <Button
            busy={applying.busy}
            busyLabel="Applying"
            onClick={() => void applying.run(() => apply(one.id))}
          >
            Apply {rowsInWords(rows)}
          </Button>
        )}
        <Button variant="secondary" busy={dropping.busy} busyLabel="Dropping" onClick={dropIt}>
          Drop this import
        </Button>
      </div>
    </>
  );
}
