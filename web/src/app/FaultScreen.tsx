import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallError } from '../platform/call-error';
import { PageHeading } from '../ui/PageHeading';
import { Trouble } from '../ui/Trouble';
import css from './NotFoundScreen.module.css';
import { PageTitle } from './PageTitle';

const isStaleBuild = (error: unknown) =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);

/** A page that could not be shown: the call behind it failed, or its code is no longer served. */
export function FaultScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => console.warn('The page could not be shown', error), [error]);

  const again = async () => {
    if (isStaleBuild(error)) return location.reload();
    reset();
    await router.invalidate();
  };
  return (
    <div className={css.screen}>
      <PageTitle>Something went wrong</PageTitle>
      <PageHeading>This page could not be shown</PageHeading>
      <Trouble title="Something went wrong" again={again}>
        {error instanceof CallError
          ? error.message
          : 'Please try again. If it stays, tell us through the contact page.'}
      </Trouble>
    </div>
  );
}
