import { cardPictures } from '../src/features/goods/card-pictures.ts';

/** As `ProductCard` shows them: another width would be fetched twice. */
const pictures = { ...cardPictures, onPhones: 2, first: 4 };

/** The values of an address that may be sent to the server unchanged. */
const parts = [
  '(?:department|category|varietal|brand)=[a-z\\d]+(?:-[a-z\\d]+)*',
  'q=(?!\\+|%20)(?:[\\w+-]|%[\\dA-F]{2}){1,99}',
  '(?:country|region)=[A-Za-z](?:[\\w+-]|%[\\dA-F]{2}){0,78}',
  'tags=(?:organic|biodynamic|sustainable|dry-farmed|vegan|low-intervention)',
  'vintage=(?:\\d{4}|nv)',
  'size=\\d{1,6}',
  'rating=[1-4]',
  'm(?:in|ax)_price=[1-9]\\d{0,5}',
  '(?:in_stock|on_sale)=true',
  'sort=(?:price-up|price-down|rating|newest|name)',
  'page=(?:[2-9]|[1-9]\\d{1,4})',
  'pageSize=(?:10|50|75|100)',
];
/** Fields with a single value. */
const alone = [
  'department|category|varietal|brand',
  'm(?:in|ax)_price',
  'q',
  'rating',
  'in_stock',
  'on_sale',
];
const twice = [...alone, 'sort', 'page', 'pageSize'].map((field) => `.*[?&](?:${field})=.*&(?:${field})=`);
/** Any other address, such as a page that is no number, must be interpreted first: it is left to the page. */
const clear = `^(?!${twice.join('|')})(?:[?&](?:${parts.join('|')})){0,20}$`;

/**
 * Runs in the head of the listing, before anything of the shop is there: asks for what the address names, and for the
 * first pictures of the answer, which stand in the page drawn ahead until the shop has started.
 * `src/platform/first-answer.ts` hands the answer over.
 */
function askAtOnce(host: string, clear: string, { sizes, widths, onPhones, first }: typeof pictures) {
  try {
    if (!new RegExp(clear).test(location.search)) return;
    const kept = (key: string) => JSON.parse(localStorage.getItem(key)!).state;
    const { token } = kept('user-data').login;
    const { id } = kept('store-data').selectedStore;
    const address = `${host}e-com/products?store_id=${id}${location.search.replace('?', '&')}`;
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      expires: '0',
      authorization: `Bearer ${token}`,
    };
    const answer = fetch(address, { headers });
    const firstAnswer = { address, answer, isHere: false };
    Object.assign(window, { firstAnswer });
    answer
      .then((answered) => answered.clone().json())
      .then(({ data }) => {
        firstAnswer.isHere = true;
        const seen = data.data.slice(0, matchMedia('(width < 48rem)').matches ? onPhones : first);
        seen.forEach(({ image_id }: { image_id: string | null }, index: number) => {
          if (!image_id) return;
          const picture = new Image();
          picture.fetchPriority = 'high';
          picture.sizes = sizes;
          picture.srcset = widths.map((width) => `/files/${image_id}?w=${width} ${width}w`).join(', ');
          picture.onload = () => {
            document.querySelectorAll('#root[inert] [data-picture-place]')[index]?.replaceChildren(picture);
          };
        });
      })
      .catch(() => undefined);
  } catch {
    // Without a session and a store there is nothing to ask yet.
  }
}

export const askForShelvesAtOnce = (host = '/api/') =>
  `(${askAtOnce.toString()})(${JSON.stringify(host)},${JSON.stringify(clear)},${JSON.stringify(pictures)})`;
