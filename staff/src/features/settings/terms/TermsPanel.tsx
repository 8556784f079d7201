import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { TermsForm } from './TermsForm';
import { termsQuery } from './terms.api';

export function TermsPanel({ storeId }: { storeId: number }) {
  const { data, error, isFetching, refetch } = useQuery(termsQuery(storeId));
  if (!data && error)
    return (
      <Trouble title="We could not load the terms" again={refetch} busy={isFetching}>
        {inWords(error)}
      </Trouble>
    );
  if (!data) return <Skeleton lines={8} label="Loading the terms" />;
  return <TermsForm storeId={storeId} terms={data} />;
}
