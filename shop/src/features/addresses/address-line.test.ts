import { expect, it } from 'vitest';
import { addressLine } from './address-line';

const home = {
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '',
  zip_code: '94110',
  city: 'San Francisco',
  state: 'California',
  country: 'United States',
  adderess: '1450 Guerrero Street\nApt 3\n',
};

it('the full address line is name, street, city, state, country and zip code joined by commas', () => {
  expect(addressLine(home)).toBe(
    'Ada Byron, 1450 Guerrero Street, Apt 3, San Francisco, California, United States, 94110',
  );
});

it('the full address line skips empty parts', () => {
  expect(addressLine({ ...home, last_name: '', adderess: ' ', state: '', zip_code: '' })).toBe(
    'Ada, San Francisco, United States',
  );
});
