import type { Store } from 'contract/stores';
import type { LoginRecord } from '../platform/session';

export const ada: LoginRecord = {
  token: 'the-token-of-ada',
  customer: {
    id: '0190b7e0-5f00-7000-8000-000000000001',
    first_name: 'Ada',
    last_name: 'Byron',
    image_url: '',
    cart_count: 0,
    wishlist_count: 0,
  },
};

const everyDay = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens, closes }));

export const mission: Store = {
  id: 1,
  name: 'Cellar Door Mission',
  slug: 'mission-street',
  city: 'San Francisco',
  city_slug: 'san-francisco',
  state: 'California',
  zip: '94110',
  address: '2390 Mission Street',
  phone: '+1 415 555 0123',
  hours: everyDay('11:00', '20:00'),
  special_days: [],
  timezone: 'America/Los_Angeles',
  open_now: true,
  image_id: null,
  modes: ['pickup', 'delivery', 'shipping'],
  has_lottery: false,
  license_number: '21-517204',
};

export const westLoop: Store = {
  ...mission,
  id: 4,
  name: 'Cellar Door West Loop',
  slug: 'west-loop',
  city: 'Chicago',
  city_slug: 'chicago',
  state: 'Illinois',
  zip: '60607',
  address: '915 West Randolph Street',
  phone: '+1 312 555 0177',
  timezone: 'America/Chicago',
  modes: ['pickup', 'delivery'],
  has_lottery: true,
};
