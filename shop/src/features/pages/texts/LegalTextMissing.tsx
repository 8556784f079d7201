import type { UseQueryResult } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';

type Props = { text: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> };

/** In the place of a text that is not there yet, or did not come. */
export const LegalTextMissing = ({ text: { error, isFetching, refetch } }: Props) =>
  error ? (
    <Trouble title="The text could not be loaded" again={refetch} busy={isFetching}>
      {inWords(error)}
    </Trouble>
  ) : (
    <Skeleton lines={12} label="Loading the text" />
  );
