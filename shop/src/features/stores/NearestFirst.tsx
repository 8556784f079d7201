import { queries } from 'browser/calls/queries';
import { keepZip, useZip } from '../../platform/zip';
import { ZipForm } from '../places/ZipForm';
import { distancesQuery } from './stores.api';

/** Asked once: what is typed here also tells when a bottle arrives. */
export function NearestFirst() {
  const zip = useZip((kept) => kept.zip);
  return (
    <ZipForm
      key={zip}
      does="Find nearest"
      value={zip ?? ''}
      onZip={async (typed) => {
        await queries.fetchQuery(distancesQuery(typed));
        keepZip(typed);
      }}
    />
  );
}
