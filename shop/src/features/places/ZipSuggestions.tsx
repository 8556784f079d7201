import { useQuery } from '@tanstack/react-query';
import { zipCodesQuery } from './places.api';

type Props = {
  /** The field names it as its `list`. */
  id: string;
  typed: string;
  country: string | null;
};

/** The ZIP codes that begin as typed, in the browser's own list. Without an answer there is no list. */
export function ZipSuggestions({ id, typed, country }: Props) {
  const begins = /^\d{3}/.exec(typed.trim())?.[0];
  const isUnfinished = typed.trim().length < 5;
  const { data = [] } = useQuery({
    ...zipCodesQuery(begins ?? ''),
    enabled: begins !== undefined && isUnfinished && country === 'United States',
  });
  return (
    <datalist id={id}>
      {begins &&
        isUnfinished &&
        data.map(({ zip_code, city, state }) => (
          <option key={zip_code} value={zip_code} label={`${city}, ${state}`} />
        ))}
    </datalist>
  );
}
