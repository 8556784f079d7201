import type { Place as Listed } from 'contract/places';
import { useMemo } from 'react';
import { Combobox } from '../../ui/Combobox';
import { type Place, withCountry, withState } from './place';
import type { usePlaceLists } from './use-place-lists';

type Props = {
  place: Place;
  lists: ReturnType<typeof usePlaceLists>;
  onChange: (place: Place) => void;
  errors: Partial<Record<keyof Place, string | undefined>>;
  disabled?: boolean;
};

/** Country, state and city, each a choice among those of the one before. */
export function PlaceFields({ place, lists, onChange, errors, disabled }: Props) {
  return (
    <>
      <PlaceField
        label="Country"
        autoComplete="country-name"
        value={place.country}
        from={lists.countries}
        error={errors.country}
        disabled={disabled}
        onChoose={(country) => onChange(withCountry(country))}
      />
      <PlaceField
        label="State"
        autoComplete="address-level1"
        value={place.state}
        from={lists.states}
        error={errors.state}
        disabled={disabled}
        onChoose={(state) => onChange(withState(place, state))}
      />
      <PlaceField
        label="City"
        autoComplete="address-level2"
        value={place.city}
        from={lists.cities}
        error={errors.city}
        disabled={disabled}
        onChoose={(city) => onChange({ ...place, city })}
      />
    </>
  );
}

type FieldProps = {
  label: string;
  autoComplete: string;
  value: string;
  from: { list: readonly Listed[]; loading: boolean };
  error: string | undefined;
  disabled: boolean | undefined;
  onChoose: (name: string) => void;
};

function PlaceField({ value, from: { list, loading }, onChoose, ...rest }: FieldProps) {
  // What is chosen stays readable while its list is on its way, or cannot come.
  const options = useMemo(() => {
    const names = new Set(list.map(({ name }) => name));
    if (value) names.add(value);
    return [...names].map((name) => ({ id: name, name }));
  }, [list, value]);
  return (
    <Combobox
      {...rest}
      required
      placeholder="Choose"
      options={options}
      loading={loading}
      value={value || null}
      onChange={(name) => onChoose(name ?? '')}
    />
  );
}
