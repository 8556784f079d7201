import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { InlineSelect } from 'browser/ui/choices/InlineSelect';
import { DatePicker } from 'browser/ui/dates/DatePicker';
import { Notice } from 'browser/ui/feedback/Notice';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Dialog } from 'browser/ui/overlays/Dialog';
import type { HomeDraft } from 'contract/catalogue/home.staff';
import { useState } from 'react';
import type { At } from './at';
import { previewQuery } from './home.api';
import css from './PreviewDialog.module.css';
import { type Look, PreviewFrame } from './PreviewFrame';
import { whyNotShown } from './why-not-shown';

type Props = {
  at: At;
  /** What is being typed, saved nowhere. */
  draft: HomeDraft | null;
  onClose: () => void;
};

export const PreviewDialog = (props: Props) => (
  <Dialog
    open
    size="large"
    onClose={props.onClose}
    title="Preview"
    description="As customers will see it, with the prices and bottles of now. Links lead nowhere here."
  >
    <Preview {...props} />
  </Dialog>
);

const looks: readonly { value: Look; name: string }[] = [
  { value: 'phone', name: 'Phone' },
  { value: 'computer', name: 'Computer' },
];

const firstDay = ({ today }: At, draft: HomeDraft | null) =>
  draft?.part === 'campaigns' && draft.facts.from_day > today ? draft.facts.from_day : today;

function Preview({ at, draft }: Props) {
  const [day, setDay] = useState(() => firstDay(at, draft));
  const [look, setLook] = useState<Look>('phone');
  const { data, error, isFetching, refetch } = useQuery(previewQuery(at.storeId, day, draft));
  const why = draft && data && whyNotShown(draft, data.home.campaign, day);
  return (
    <div className={css.preview}>
      <div className={css.choices}>
        <DatePicker
          label="Day"
          today={at.today}
          value={day}
          onChange={(chosen) => chosen && setDay(chosen)}
        />
        <InlineSelect label="On a" value={look} options={looks} onChange={setLook} />
      </div>
      {why && <Notice tone="info">{why}</Notice>}
      {error && (
        <Trouble title="We could not load the preview" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {!error && !data && <Skeleton lines={8} label="Loading the preview" />}
      {!error && data && <PreviewFrame previewed={data} look={look} />}
    </div>
  );
}
