import { ServerData } from 'browser/calls/ServerData';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Dialog } from 'browser/ui/overlays/Dialog';
import { type LegalPage, namesOfLegalPages } from 'contract/pages/legal-texts';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * The same text as the legal pages, which a visitor cannot open. As a dialog it leaves the form as it was
 * filled in.
 */
export const LegalDialog = ({ legal, onClose }: { legal: LegalPage | undefined; onClose: () => void }) => (
  <Dialog open={legal !== undefined} onClose={onClose} title={legal && namesOfLegalPages[legal]}>
    <ServerData>{legal && <LegalText legal={legal} />}</ServerData>
  </Dialog>
);

type Loading = { Text?: ComponentType<{ page: LegalPage }>; hasFailed?: boolean };

function LegalText({ legal }: { legal: LegalPage }) {
  const [tries, setTries] = useState(0);
  const [{ Text, hasFailed }, setLoading] = useState<Loading>({});

  useEffect(() => {
    let isGone = false;
    const show = (loading: Loading) => !isGone && setLoading(loading);
    import('../../pages/LegalText').then(
      (loaded) => show({ Text: loaded.LegalText }),
      () => show({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [tries]);

  const tryAgain = () => {
    setLoading({});
    setTries(tries + 1);
  };

  if (Text)
    return (
      // It contains nothing to focus, so it takes the focus itself: the arrow keys can scroll it then.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <section tabIndex={0} aria-label={namesOfLegalPages[legal]}>
        <Text page={legal} />
      </section>
    );
  if (!hasFailed) return <Skeleton lines={12} label="Loading the text" />;
  return (
    <Trouble title="The text could not be loaded" again={tryAgain}>
      Check your connection and try again.
    </Trouble>
  );
}
