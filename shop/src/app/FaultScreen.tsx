import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { CallError } from 'browser/calls/call-error';
import { inWords } from 'browser/calls/in-words';
import { Trouble } from 'browser/ui/feedback/Trouble';
import css from 'browser/ui/page/NotFound.module.css';
import { PageHeading } from 'browser/ui/page/PageHeading';
import { PageTitle } from 'browser/ui/page/PageTitle';
import { useEffect } from 'react';

const isStaleBuild = (error: unknown) =>
  /dynamically imported module|module script failed/i.test(String(error));

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
          ? inWords(error)
          : 'Please try again. If it keeps happening, let us know on the contact page.'}
      </Trouble>
    </div>
  );
}
