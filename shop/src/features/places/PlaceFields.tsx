import { Combobox } from 'browser/ui/choices/Combobox';
import type { ListedPlace } from 'contract/places';
import { useMemo } from 'react';
import { type PlaceNames, withCountry, withState } from './place';
import type { usePlaceLists } from './use-place-lists';

type Props = {
  place: PlaceNames;
  lists: ReturnType<typeof usePlaceLists>;
  onChange: (place: PlaceNames) => void;
  /** What each is called in its form. */
  nameOf: (part: keyof PlaceNames) => string;
  errorOf: (part: keyof PlaceNames) => string | undefined;
  disabled?: boolean;
};

/** Country, state and city, each a choice among those of the one before. */
export function PlaceFields({ place, lists, onChange, nameOf, errorOf, disabled }: Props) {
  return (
    <>
      <PlaceField
        label="Country"
        autoComplete="country-name"
        value={place.country}
        from={lists.countries}
        name={nameOf('country')}
        error={errorOf('country')}
        disabled={disabled}
        onChoose={(country) => onChange(withCountry(country))}
      />
      <PlaceField
        label="State"
        autoComplete="address-level1"
        value={place.state}
        from={lists.states}
        name={nameOf('state')}
        error={errorOf('state')}
        disabled={disabled}
        onChoose={(state) => onChange(withState(place, state))}
      />
      <PlaceField
        label="City"
        autoComplete="address-level2"
        value={place.city}
        from={lists.cities}
        name={nameOf('city')}
        error={errorOf('city')}
        disabled={disabled}
        onChoose={(city) => onChange({ ...place, city })}
      />
    </>
  );
}

type FieldProps = {
  label: string;
  name: string;
  autoComplete: string;
  value: string;
  from: { list: readonly ListedPlace[]; loading: boolean };
  error: string | undefined;
  disabled: boolean | undefined;
  onChoose: (name: string) => void;
};

function PlaceField({ value, from: { list, loading }, onChoose, ...rest }: FieldProps) {
  // The chosen name stays visible while its list is loading or cannot be loaded.
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
