import { formatNumber } from 'browser/formats/format';
import { Notice } from 'browser/ui/feedback/Notice';
import { Progress } from 'browser/ui/feedback/Progress';
import type { SheetImport } from 'contract/exchange/imports.staff';
import { appliedInWords, isHalfDone, rowsInWords, rowsToApply } from './words-of-imports';

/** How far a file is applied, and what became of it in the end. */
export function WhatWasWritten({ one }: { one: SheetImport }) {
  const { state, applied, not_applied } = one;
  const tooLate = not_applied > 0 && (
    <Notice>
      {rowsInWords(not_applied)} could not be applied, because something changed after the check. Under
      Refused you see why.
    </Notice>
  );
  if (state === 'applying')
    return (
      <>
        <Progress
          label="Applying the file"
          value={applied + not_applied}
          max={rowsToApply(one) + not_applied}
          text={`${appliedInWords(one)} applied`}
        />
        {tooLate}
      </>
    );
  if (state === 'applied')
    return (
      <>
        <Notice tone="success">
          Applied: {rowsInWords(applied)} written, and {whoSees(one)}.
        </Notice>
        {tooLate}
      </>
    );
  if (state === 'stopped')
    return (
      <Notice>
        Stopped: {appliedInWords(one)} are applied and stay. The other {formatNumber(not_applied)} are under
        Refused. Download them there to import them later.
      </Notice>
    );
  if (isHalfDone(one))
    return (
      <Notice tone="danger">
        Something went wrong on our side. {appliedInWords(one)} are applied and stay; the others are not
        written. The owner finds the reason under Operation and can have the rest tried again.
      </Notice>
    );
  if (state === 'failed')
    return (
      <Notice tone="danger">
        This file could not be applied: something went wrong on our side, and nothing of it was written. Drop
        it and send it again. The owner finds the reason under Operation.
      </Notice>
    );
  return null;
}

const whoSees = ({ sheet }: SheetImport) =>
  sheet === 'barcodes' ? 'scanners know the codes' : 'customers see it';
