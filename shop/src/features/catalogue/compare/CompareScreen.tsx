import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { inWords } from 'browser/calls/in-words';
import { plural } from 'browser/formats/format';
import { Button } from 'browser/ui/buttons/Button';
import { buttonLook } from 'browser/ui/buttons/button-look';
import { Skeleton } from 'browser/ui/feedback/Skeleton';
import { Trouble } from 'browser/ui/feedback/Trouble';
import { Page } from 'browser/ui/page/Page';
import { compareNoMore, mostCompared, useCompared } from '../../../platform/compared';
import { useStoreData } from '../../../platform/store-data';
import { productQuery } from '../product/product.api';
import css from './CompareScreen.module.css';
import { CompareTable } from './CompareTable';

/** Up to four bottles side by side, each row a fact. */
export function CompareScreen() {
  const storeId = useStoreData(({ selectedStore }) => selectedStore?.id);
  const ids = useCompared((compared) => compared.ids);
  const asked = useProducts(storeId, ids);
  const products = asked.flatMap(({ data }) => data ?? []);
  const failed = asked.find(({ isError, data }) => isError && !data);
  const isComing = asked.some(({ isPending }) => isPending);

  const again = () => Promise.all(asked.map(({ refetch }) => refetch()));

  if (ids.length === 0)
    return (
      <Page title="Compare">
        <div className={css.nothing}>
          <p>Press Compare on up to {mostCompared} bottles to see them side by side.</p>
          <Link {...buttonLook()} to="/products">
            Shop all bottles
          </Link>
        </div>
      </Page>
    );

  return (
    <Page
      title="Compare"
      lead={`${plural(ids.length, { one: '# bottle', other: '# bottles' })} side by side`}
      actions={
        <Button variant="quiet" onClick={() => ids.forEach(compareNoMore)}>
          Remove all
        </Button>
      }
    >
      {failed && (
        <Trouble title="A bottle could not be loaded" again={again} busy={isComing}>
          {inWords(failed.error)}
        </Trouble>
      )}
      {isComing && products.length === 0 ? (
        <Skeleton shape="block" height="40rem" label="Loading the bottles" />
      ) : (
        products.length > 0 && <CompareTable products={products} />
      )}
    </Page>
  );
}

const useProduct = (storeId: number | undefined, id: number | undefined) => {
  const isAsked = storeId !== undefined && id !== undefined;
  return { isAsked, ...useQuery({ ...productQuery(storeId ?? 0, id ?? 0), enabled: isAsked }) };
};

/** One for each place: `useQueries` would weigh on every first page. */
function useProducts(storeId: number | undefined, [first, second, third, fourth]: readonly number[]) {
  const places = [
    useProduct(storeId, first),
    useProduct(storeId, second),
    useProduct(storeId, third),
    useProduct(storeId, fourth),
  ];
  return places.filter(({ isAsked }) => isAsked);
}
