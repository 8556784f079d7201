import * as v from 'valibot';
import { endpoint } from '../platform/endpoint.js';

const news = v.object({ by_email: v.boolean() });

export const getNewsChoice = endpoint('GET', 'e-com/customer/news', {
  about: 'Whether the customer wants to hear of news and offers by email, as the sign-up asked.',
  data: news,
});

export const chooseNews = endpoint('PUT', 'e-com/customer/news', {
  about:
    'Gives or takes back the consent to news and offers by email. Letters about orders, the account and whatever ' +
    'else the customer has asked for are no news and come either way.',
  body: news,
  data: news,
  says: 'Your choice has been saved',
});
