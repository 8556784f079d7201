import type { FulfilmentMode } from 'contract/stores';

type DemoStore = {
  id: number;
  name: string;
  slug: string;
  city: string;
  city_slug: string;
  state: string;
  jurisdiction: string;
  zip: string;
  address: string;
  phone: string;
  email: string;
  timezone: string;
  latitude: number;
  longitude: number;
  points_per_dollar: number;
  lp_eq_1: number;
  /** Without it, points never expire. */
  points_expire_after_days?: number;
  has_lottery: boolean;
  license_number: string;
  modes: FulfilmentMode[];
  /** Opening and closing, Sunday first; null is a closed day. */
  week: ([string, string] | null)[];
  deliveryZips: string[];
};

const sanFranciscoZips = '94102 94103 94105 94107 94109 94110 94114 94115 94117 94118 94123 94131 94133';
const chicagoZips =
  '60601 60603 60605 60606 60607 60610 60611 60613 60614 60622 60642 60647 60654 60657 60661';
const miamiZips = '33129 33130 33131 33133 33134 33143 33144 33145 33146 33155 33156';

export const demoStores: DemoStore[] = [
  {
    id: 1,
    name: 'Cellar Door Mission',
    slug: 'mission-street',
    city: 'San Francisco',
    city_slug: 'san-francisco',
    state: 'California',
    jurisdiction: 'CA',
    zip: '94110',
    address: '2390 Mission Street',
    phone: '+1 415 555 0123',
    email: 'mission@cellar-door.example',
    latitude: 37.7589,
    longitude: -122.4189,
    timezone: 'America/Los_Angeles',
    points_per_dollar: 1,
    lp_eq_1: 100,
    has_lottery: false,
    license_number: '21-517204',
    modes: ['pickup', 'delivery', 'shipping'],
    week: [
      ['11:00', '19:00'],
      ['11:00', '20:00'],
      ['11:00', '20:00'],
      ['11:00', '20:00'],
      ['11:00', '21:00'],
      ['10:00', '22:00'],
      ['10:00', '22:00'],
    ],
    deliveryZips: sanFranciscoZips.split(' '),
  },
  {
    id: 2,
    name: 'Cellar Door Embarcadero',
    slug: 'embarcadero',
    city: 'San Francisco',
    city_slug: 'san-francisco',
    state: 'California',
    jurisdiction: 'CA',
    zip: '94105',
    address: '88 The Embarcadero',
    phone: '+1 415 555 0188',
    email: 'embarcadero@cellar-door.example',
    latitude: 37.7929,
    longitude: -122.3921,
    timezone: 'America/Los_Angeles',
    points_per_dollar: 1,
    lp_eq_1: 100,
    has_lottery: false,
    license_number: '21-517388',
    modes: ['pickup', 'shipping'],
    week: [
      ['10:00', '18:00'],
      ['10:00', '19:00'],
      ['10:00', '19:00'],
      ['10:00', '19:00'],
      ['10:00', '19:00'],
      ['10:00', '20:00'],
      ['09:00', '20:00'],
    ],
    deliveryZips: [],
  },
  {
    id: 3,
    name: 'Cellar Door Lincoln Park',
    slug: 'lincoln-park',
    city: 'Chicago',
    city_slug: 'chicago',
    state: 'Illinois',
    jurisdiction: 'IL',
    zip: '60614',
    address: '2210 North Halsted Street',
    phone: '+1 312 555 0142',
    email: 'lincoln-park@cellar-door.example',
    latitude: 41.9222,
    longitude: -87.6487,
    timezone: 'America/Chicago',
    points_per_dollar: 2,
    lp_eq_1: 100,
    has_lottery: true,
    license_number: '1A-1124417',
    modes: ['pickup', 'delivery', 'shipping'],
    week: [
      ['11:00', '18:00'],
      null,
      ['11:00', '20:00'],
      ['11:00', '20:00'],
      ['11:00', '21:00'],
      ['11:00', '22:00'],
      ['10:00', '22:00'],
    ],
    deliveryZips: chicagoZips.split(' '),
  },
  {
    id: 4,
    name: 'Cellar Door West Loop',
    slug: 'west-loop',
    city: 'Chicago',
    city_slug: 'chicago',
    state: 'Illinois',
    jurisdiction: 'IL',
    zip: '60607',
    address: '915 West Randolph Street',
    phone: '+1 312 555 0177',
    email: 'west-loop@cellar-door.example',
    latitude: 41.8843,
    longitude: -87.6502,
    timezone: 'America/Chicago',
    points_per_dollar: 1,
    lp_eq_1: 50,
    has_lottery: true,
    license_number: '1A-1124530',
    modes: ['pickup', 'delivery'],
    week: [
      ['12:00', '20:00'],
      ['12:00', '22:00'],
      ['12:00', '22:00'],
      ['12:00', '22:00'],
      ['12:00', '23:00'],
      ['11:00', '00:30'],
      ['11:00', '00:30'],
    ],
    deliveryZips: chicagoZips.split(' '),
  },
  {
    id: 5,
    name: 'Cellar Door Coral Gables',
    slug: 'coral-gables',
    city: 'Miami',
    city_slug: 'miami',
    state: 'Florida',
    jurisdiction: 'FL',
    zip: '33134',
    address: '264 Miracle Mile',
    phone: '+1 305 555 0164',
    email: 'coral-gables@cellar-door.example',
    latitude: 25.7496,
    longitude: -80.2604,
    timezone: 'America/New_York',
    points_per_dollar: 1,
    lp_eq_1: 100,
    points_expire_after_days: 365,
    has_lottery: true,
    license_number: 'BEV-1318846',
    modes: ['pickup', 'delivery', 'shipping'],
    week: [
      ['12:00', '19:00'],
      ['10:00', '20:00'],
      ['10:00', '20:00'],
      ['10:00', '20:00'],
      ['10:00', '21:00'],
      ['10:00', '22:00'],
      ['10:00', '22:00'],
    ],
    deliveryZips: miamiZips.split(' '),
  },
];
