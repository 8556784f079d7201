import { useState } from 'react';
import { Checkbox } from '../choices/Checkbox';
import { RadioGroup } from '../choices/RadioGroup';
import { Switch } from '../choices/Switch';
import { PasswordField } from '../fields/PasswordField';
import { RatingField } from '../fields/RatingField';
import { SearchField } from '../fields/SearchField';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { Group, Specimen } from './Specimen';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
];

const ways = [
  { value: 'pickup', label: 'Pick up at Mission Street', hint: 'Ready today from 5 PM' },
  { value: 'delivery', label: 'Deliver to me', hint: 'Tomorrow, $9.00' },
  { value: 'ship', label: 'Ship out of state', hint: 'Not to your address', disabled: true },
];

export const FieldGroup = () => (
  <Group title="Fields">
    <Specimen title="Text" layout="grid">
      <TextField label="First name" placeholder="As on your licence" />
      <TextField label="Phone" required type="tel" defaultValue="(415) 555-0133" hint="For the driver" />
      <TextField label="Email" required defaultValue="ada@example" error="Enter a valid email" />
      <TextField label="Membership" readOnly defaultValue="Gold" />
      <TextField label="State" disabled placeholder="Choose a country first" />
      <TextField label="Amount" start="$" inputMode="decimal" defaultValue="50.00" />
      <TextField
        label="A label that is much longer than the people who drew this field had expected it to be"
        defaultValue="And a text that does not fit into the field at any width of a phone"
        hint="A hint that also needs more than one line, because it explains a rule."
        error="An error that says at length what is wrong here and what to do about it."
      />
    </Specimen>
    <Specimen title="Password" layout="grid">
      <PasswordField label="Current Password" placeholder="Enter Current Password" />
      <PasswordField label="New Password" defaultValue="claret" error="At least 8 characters" />
      <PasswordField label="Confirm Password" disabled />
    </Specimen>
    <Specimen title="Several lines, search" layout="grid">
      <TextArea label="Address" defaultValue={'12 Vine Street\nSan Francisco'} />
      <TextArea label="Message on the card" error="Write at most 200 characters" />
      <Searching />
      <SearchField label="Search the cellar, busy" placeholder="Search the cellar" busy />
    </Specimen>
    <Specimen title="Checkbox" layout="grid">
      <Checkbox label="I am 21 or older" />
      <Checkbox label="Send me the cellar notes" defaultChecked hint="Once a month, never more" />
      <Checkbox label="I accept the terms" error="Accept the terms to go on" />
      <Checkbox label="Gift wrap" disabled />
      <Checkbox label="Adult signature" disabled defaultChecked />
      <Switch label="Remind me before a draw" />
      <Switch label="Text messages" defaultChecked />
    </Specimen>
    <Specimen title="One of several" layout="grid">
      <RadioGroup label="Gender" name="gender" look="row" choices={genders} defaultValue="female" />
      <RadioGroup
        label="Gender, missing"
        name="missing"
        choices={genders}
        error="Gender is required"
        required
      />
      <RadioGroup label="How it reaches you" name="way" look="cards" choices={ways} defaultValue="pickup" />
      <RatingField label="Your rating" name="stars" defaultValue={4} />
    </Specimen>
  </Group>
);

function Searching() {
  const [words, setWords] = useState('barolo');
  return (
    <SearchField
      label="Search the cellar"
      placeholder="Search the cellar"
      value={words}
      onChange={(event) => setWords(event.target.value)}
      onClear={() => setWords('')}
    />
  );
}
