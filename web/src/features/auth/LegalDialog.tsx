import { type ComponentType, useEffect, useState } from 'react';
import { ServerData } from '../../app/ServerData';
import { Dialog } from '../../ui/Dialog';
import { Skeleton } from '../../ui/Skeleton';
import { Trouble } from '../../ui/Trouble';

export type Legal = 'terms' | 'privacy';

const texts: Record<Legal, { title: string; load: () => Promise<ComponentType> }> = {
  terms: {
    title: 'Terms and conditions',
    load: async () => (await import('../pages/TermsText')).TermsText,
  },
  privacy: {
    title: 'Privacy policy',
    load: async () => (await import('../pages/PrivacyText')).PrivacyText,
  },
};

/** The pages themselves are behind the guard: who signs up reads the same text here, and the form stays. */
export const LegalDialog = ({ legal, onClose }: { legal: Legal | undefined; onClose: () => void }) => (
  <Dialog open={legal !== undefined} onClose={onClose} title={legal && texts[legal].title}>
    <ServerData>{legal && <LegalText legal={legal} />}</ServerData>
  </Dialog>
);

type Loading = { Text?: ComponentType; hasFailed?: boolean };

function LegalText({ legal }: { legal: Legal }) {
  const [tries, setTries] = useState(0);
  const [{ Text, hasFailed }, setLoading] = useState<Loading>({});

  useEffect(() => {
    let isGone = false;
    const show = (loading: Loading) => !isGone && setLoading(loading);
    texts[legal].load().then(
      (loaded) => show({ Text: loaded }),
      () => show({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [legal, tries]);

  const tryAgain = () => {
    setLoading({});
    setTries(tries + 1);
  };

  if (Text)
    return (
      // Nothing in it can be pressed: it takes the focus itself, so that the arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section tabIndex={0} aria-label={texts[legal].title}>
        <Text />
      </section>
    );
  if (!hasFailed) return <Skeleton lines={12} label="Loading the text" />;
  return (
    <Trouble title="The text could not be loaded" again={tryAgain}>
      Check your connection and try again.
    </Trouble>
  );
}
