import { addressOf } from 'browser/calls/http-client';
import { formatDateTime, formatNumber, plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { announce } from 'browser/ui/feedback/announcer';
import { Notice } from 'browser/ui/feedback/Notice';
import { Progress } from 'browser/ui/feedback/Progress';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Card } from 'browser/ui/lists/Card';
import type { LotteryRecord } from 'contract/lottery-record';
import { useEffect } from 'react';
import css from './CheckDraw.module.css';
import { CheckFindings } from './CheckFindings';
import { overall, stageNames, troubleWords } from './check-words';
import { type DrawCheck, useDrawCheck } from './use-draw-check';

export function CheckDraw({ record }: { record: LotteryRecord }) {
  const { check, begin, cancel } = useDrawCheck(record);
  const { id, draws_at, timezone } = record.lottery;
  const entries = record.commitments.closed?.entries ?? 0;
  const isChecking = check.state === 'checking';
  const wasTried = !isChecking && check.state !== 'idle';
  return (
    <Card as="section" className={css.check} aria-labelledby="check-draw">
      <h2 id="check-draw">Check it yourself</h2>
      <p>
        Your own browser makes this draw again from what was published and compares each step. It takes from
        the shop only the list of {plural(entries, { one: '# ticket', other: '# tickets' })} and the ranking.
      </p>
      {check.state === 'trouble' ? (
        <Trouble title="The check could not finish" again={begin}>
          {troubleWords[check.trouble]}
        </Trouble>
      ) : (
        <Button variant={isChecking ? 'secondary' : 'primary'} onClick={isChecking ? cancel : begin}>
          {isChecking ? 'Stop checking' : wasTried ? 'Check again' : 'Check this draw'}
        </Button>
      )}
      {check.state === 'checking' && <CheckProgress check={check} />}
      {check.state === 'cancelled' && <Notice>The check was stopped. Nothing was decided.</Notice>}
      {check.state === 'done' && <Outcome check={check} drawsAt={formatDateTime(draws_at, timezone)} />}
      <CheckFindings findings={check.findings} />
      <div className={css.desk}>
        <p>
          Or check it without us: download the record, and run{' '}
          <code>node tools/check-draw.mjs record.json</code>, or a program of your own.
        </p>
        <a
          {...buttonLook({ variant: 'secondary', size: 'small' })}
          href={addressOf(`e-com/lotteries/${id}/record.json`)}
          download={`lottery-${id}-record.json`}
        >
          Download the record
        </a>
      </div>
    </Card>
  );
}

function CheckProgress({ check }: { check: DrawCheck & { state: 'checking' } }) {
  const { stage, done = 0, of = 0 } = check.progress ?? {};
  const label = stage ? stageNames[stage] : 'Beginning';
  useEffect(() => announce(label), [label]);
  return (
    <Progress
      label={label}
      value={overall(check.progress)}
      max={100}
      text={stage && `${formatNumber(done)} of ${formatNumber(of)}`}
    />
  );
}

function Outcome({ check, drawsAt }: { check: DrawCheck & { state: 'done' }; drawsAt: string }) {
  const wrong = check.findings.filter(({ result }) => result === 'wrong').length;
  if (check.verdict === 'fits')
    return <Notice tone="success">Everything checks out: the draw is as it was promised.</Notice>;
  if (check.verdict === 'not-drawn')
    return <Notice>Everything checks out so far. The draw itself can be checked from {drawsAt} on.</Notice>;
  return (
    <Notice tone="danger">
      {plural(wrong, { one: '# check has failed', other: '# checks have failed' })}. Download the record and
      keep it: it shows what was published here.
    </Notice>
  );
}
