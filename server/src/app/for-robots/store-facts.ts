import type { Store } from 'contract/stores';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The facts of one store for search engines, in the vocabulary of schema.org. */
const liquorStore = (store: Store, origin: string) => ({
  '@type': 'LiquorStore',
  '@id': `${origin}/welcome#store-${store.id}`,
  name: store.name,
  url: `${origin}/welcome`,
  telephone: store.phone,
  ...(store.image_id !== null && { image: `${origin}/files/${store.image_id}` }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.zip,
    addressCountry: 'US',
  },
  parentOrganization: { '@id': `${origin}/welcome#shop` },
  // A day without hours is closed, which is written as midnight to midnight.
  openingHoursSpecification: days.map((day, weekday) => {
    const open = store.hours.find((row) => row.weekday === weekday);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day,
      opens: open?.opens ?? '00:00',
      closes: open?.closes ?? '00:00',
    };
  }),
  ...(store.special_days.length > 0 && {
    specialOpeningHoursSpecification: store.special_days.map(({ day, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      opens: opens ?? '00:00',
      closes: closes ?? '00:00',
    })),
  }),
});

/** The shop and its stores as linked data. */
export const shopFacts = (stores: readonly Store[], origin: string) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/welcome#shop`,
      name: 'Cellar Door',
      url: `${origin}/welcome`,
      logo: `${origin}/icon-512.png`,
    },
    ...stores.map((store) => liquorStore(store, origin)),
  ],
});

/** Escaped, so that no store's name can end the script element. */
export const inScript = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c');
