import { CircleUserRound, LogOut, Package, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../buttons/Button';
import { Combobox } from '../choices/Combobox';
import { Select } from '../choices/Select';
import { DatePicker } from '../dates/DatePicker';
import { DateRangePicker } from '../dates/DateRangePicker';
import { futurePresets, pastPresets } from '../dates/date-presets';
import { birthYears } from '../dates/date-years';
import { TextField } from '../fields/TextField';
import { Dialog, DialogActions } from '../overlays/Dialog';
import { Menu, MenuItem, MenuSection } from '../overlays/Menu';
import { Group, Specimen } from './Specimen';

const today = '2026-11-20';
const nothing: { id: string; name: string }[] = [];
const genders = ['Male', 'Female', 'Other'].map((name) => ({ id: name, name }));
const states = [
  'California',
  'Florida',
  'Illinois',
  'New York',
  'Oregon',
  'Texas',
  'Virginia',
  'Washington',
  'A state whose name is so long that it cannot stand in one line of a narrow list',
].map((name) => ({ id: name, name }));
const cities = Array.from({ length: 10_000 }, (_, index) => ({ id: index + 1, name: `City ${index + 1}` }));

export const ChoiceGroup = () => (
  <Group title="Choices, menus and dates">
    <Specimen title="Select" layout="grid">
      <Select label="Gender" options={genders} required />
      <Select label="State" options={states} defaultValue="Illinois" clearable hint="Where you live" />
      <Select label="Country" options={nothing} error="Country is required" required />
      <Select label="Store" options={nothing} loading />
      <Select label="Membership" options={genders} defaultValue="Other" disabled />
      <Select label="Sort by" options={genders} defaultValue="Male" size="small" />
    </Specimen>
    <Specimen title="Combobox" layout="grid">
      <Combobox label="State of residence" options={states} clearable />
      <Combobox label="City (10,000)" options={cities} defaultValue={7_200} clearable required />
      <Combobox label="City of birth" options={nothing} error="City is required" />
      <Combobox label="City of delivery" options={nothing} loading />
      <Combobox label="City of the store" options={states} defaultValue="Texas" disabled />
    </Specimen>
    <Specimen title="Menus">
      <Menu label="Address of Ann Lee">
        <MenuItem icon={<Pencil />}>Edit</MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger">
          Delete
        </MenuItem>
      </Menu>
      <AccountMenu />
    </Specimen>
    <Specimen title="A day" layout="grid">
      <DatePicker label="Date of birth" today={today} years={birthYears(today)} max={today} required />
      <DatePicker label="License Exp. Date" today={today} defaultValue="2027-02-28" />
      <DatePicker label="Delivery date" today={today} min={today} presets={futurePresets(today)} />
      <DatePicker label="Delivered on" today={today} error="Delivery date is required" />
      <DatePicker label="Closed" today={today} defaultValue="1961-05-04" disabled />
      <DatePicker label="Pick-up" today={today} time defaultValue="2026-11-24T15:30" />
    </Specimen>
    <Specimen title="A range" layout="grid">
      <DateRangePicker
        label="Orders"
        today={today}
        presets={pastPresets(today)}
        defaultValue={{ start: '2026-11-14', end: '2026-11-20' }}
      />
      <DateRangePicker label="Open" today={today} time presets={futurePresets(today, { thisMonth: true })} />
    </Specimen>
    <Specimen title="Inside a dialog">
      <InDialog />
    </Specimen>
  </Group>
);

const AccountMenu = () => (
  <Menu
    label="Your account"
    align="start"
    trigger={
      <Button variant="secondary" icon={<CircleUserRound aria-hidden="true" />}>
        Ann
      </Button>
    }
  >
    <MenuSection title="Ann Lee">
      <MenuItem icon={<CircleUserRound />} href="#profile">
        Profile
      </MenuItem>
      <MenuItem icon={<Package />} href="#orders">
        Orders
      </MenuItem>
    </MenuSection>
    <MenuSection>
      <MenuItem icon={<LogOut />}>Log out</MenuItem>
    </MenuSection>
  </Menu>
);

function InDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add New Address</Button>
      <Dialog open={open} onClose={close} title="Add New Address">
        <TextField label="First name" />
        <Select label="Country" options={states} />
        <Combobox label="City" options={cities} />
        <DatePicker label="Date of birth" today={today} years={birthYears(today)} />
        <DialogActions>
          <Button onClick={close}>Submit</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
