import { useQuery } from '@tanstack/react-query';
import { inWords } from 'browser/calls/in-words';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { useMe } from '../../platform/me';
import { DesignShelf } from './DesignShelf';
import { designsQuery } from './designs.api';

/** What gift cards and birthday cards look like. */
export function DesignsScreen() {
  const { data, error, isFetching, refetch } = useQuery(designsQuery);
  const readOnly = !useMe().keys.includes('products.change');
  return (
    <Page
      title="Card designs"
      lead="In the order in which customers see them. Cards that were bought keep theirs."
    >
      {!data && !error && <Skeleton lines={8} label="Loading the designs" />}
      {!data && error && (
        <Trouble title="We could not load the designs" again={refetch} busy={isFetching}>
          {inWords(error)}
        </Trouble>
      )}
      {data &&
        (['gift-card', 'birthday-card'] as const).map((kind) => (
          <DesignShelf
            key={kind}
            kind={kind}
            designs={data.filter((design) => design.kind === kind)}
            readOnly={readOnly}
          />
        ))}
    </Page>
  );
}
