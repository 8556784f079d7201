import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { useEffect } from 'react';
import { BarePage } from '../features/coming-in/BarePage';

/** A page that could not be shown: the call behind it failed, or its code is no longer served. */
export function FaultScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => console.warn('The page could not be shown', error), [error]);

  const again = async () => {
    reset();
    await router.invalidate();
  };
  return (
    <BarePage title="Something went wrong">
      <PageHeading>This page could not be shown</PageHeading>
      <Trouble again={again}>{inWords(error)}</Trouble>
    </BarePage>
  );
}
