import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
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

function LegalText({ legal }: { legal: Legal }) {
  const text = useQuery({
    queryKey: ['legal', legal],
    queryFn: async () => ({ Text: await texts[legal].load() }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (text.isPending) return <Skeleton lines={12} label="Loading the text" />;
  if (!text.data)
    return (
      <Trouble title="The text could not be loaded" again={text.refetch} busy={text.isFetching}>
        Check your connection and try again.
      </Trouble>
    );
  const { Text } = text.data;
  return <Text />;
}
