import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import type { LegalPage } from 'contract/pages/legal-texts';
import { LegalTextForm } from './LegalTextForm';
import css from './LegalTextForm.module.css';
import { newestTextQuery } from './legal-texts.api';
import { TextVersions } from './TextVersions';

type Props = {
  page: LegalPage;
  /** Which of the pages of its versions. */
  versionsPage: number | undefined;
  /** None where it stands as customers read it. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
};

export function LegalTextPanel({ page, versionsPage, draft, onDraft }: Props) {
  const { data, error, isFetching, refetch } = useQuery(newestTextQuery(page));
  if (!data && error)
    return (
      <Trouble title="We could not load the text" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={12} label="Loading the text" />;
  return (
    <div className={css.panel}>
      <LegalTextForm page={page} newest={data} draft={draft} onDraft={onDraft} />
      <TextVersions page={page} at={versionsPage} newest={data.version} onTake={onDraft} />
    </div>
  );
}
