import { RadioGroup } from 'browser/ui/choices/RadioGroup';
import { Select } from 'browser/ui/choices/Select';
import type { StaffKey, StaffRole } from 'contract/staff/roles';
import { useState } from 'react';
import { type Me, rolesToGive, storeName, useMe } from '../../platform/me';
import { wordsOfRole } from '../../platform/words-of-roles';

const everywhere = 'all';

/** Where somebody may give a role at all, all stores first. */
const placesToGive = (me: Me, by: StaffKey) =>
  [null, ...me.stores.map(({ id }) => id)]
    .filter((place) => rolesToGive(me, by, place).length > 0)
    .map((place) => ({ id: place === null ? everywhere : String(place), name: storeName(me, place) }));

/** As the two fields are sent, read as the contract has them. */
export function readPlaceAndRole(form: HTMLFormElement) {
  const { store_id, ...rest } = Object.fromEntries(new FormData(form));
  return { ...rest, store_id: store_id === everywhere ? null : Number(store_id) };
}

type Props = {
  /** The key that gives them. */
  by: StaffKey;
  errors: { store_id?: string; role?: string };
  role?: StaffRole;
  /** Set when the place may not be changed: the role is for this place. */
  place?: { store_id: number | null };
};

/** Offers only the roles that the person who is logged in may give. */
export function PlaceAndRole({ by, errors, role = 'clerk', place }: Props) {
  const me = useMe();
  const places = placesToGive(me, by);
  const fixed = place && (place.store_id === null ? everywhere : String(place.store_id));
  const [chosen, choose] = useState(fixed ?? places.at(-1)?.id ?? everywhere);
  const roles = rolesToGive(me, by, chosen === everywhere ? null : Number(chosen));
  return (
    <>
      {fixed ? (
        <input type="hidden" name="store_id" value={fixed} />
      ) : (
        <Select
          label="Where"
          name="store_id"
          options={places}
          value={chosen}
          onChange={(next) => next && choose(next)}
          error={errors.store_id}
          required
        />
      )}
      <RadioGroup
        key={chosen}
        label="Role"
        name="role"
        look="cards"
        defaultValue={roles.includes(role) ? role : roles.at(-1)}
        choices={roles.map((value) => ({
          value,
          label: wordsOfRole[value].name,
          hint: wordsOfRole[value].about,
        }))}
        error={errors.role}
        required
      />
    </>
  );
}
