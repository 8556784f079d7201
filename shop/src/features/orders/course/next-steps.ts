import { formatDate, formatTime } from 'browser/formats/format';
import type { OrderDetails } from 'contract/orders';
import { arrivesWords } from '../../fulfilment/fulfilment-words';

type NextStep = { title: string; words: string };

/** Friday, November 20, 2026, 12:00 PM to 2:00 PM, on the clock of the store's wall. */
export function slotInWords({ slot, timezone }: Pick<OrderDetails, 'slot' | 'timezone'>): string | undefined {
  if (!slot) return undefined;
  const hours = `${formatTime(slot.from, timezone)} to ${formatTime(slot.until, timezone)}`;
  return `${formatDate(slot.from, 'long', timezone)}, ${hours}`;
}

const id = 'A valid photo ID that shows you are 21 or older. We look at it, and record only that we did.';

/** What a customer waits for, and what to have at hand. */
export function nextStepsOf(order: OrderDetails): NextStep[] {
  const when = slotInWords(order);
  switch (order.fulfilment) {
    case 'pickup':
      return [
        {
          title: 'We set your bottles aside',
          words: 'We’ll email you when they’re ready and waiting at the counter.',
        },
        { title: 'Come by the store', words: when ?? `Any time ${order.store_name} is open.` },
        { title: 'Bring your ID', words: id },
      ];
    case 'delivery':
      return [
        { title: 'We pack your bottles', words: 'We’ll email you when they leave the store.' },
        { title: 'We come to you', words: when ?? 'We’ll email you when to expect us.' },
        { title: 'Have your ID ready at the door', words: id },
      ];
    case 'shipping':
      return [
        { title: 'We pack your bottles', words: 'We’ll email you when the carrier has them.' },
        {
          title: 'An adult signs for them',
          words: [
            order.arrival && `${arrivesWords(order.arrival)}.`,
            'The carrier hands the package to someone 21 or older. It is never left at the door.',
          ]
            .filter(Boolean)
            .join(' '),
        },
        {
          title: 'Have your ID ready at the door',
          words: 'A valid photo ID that shows you are 21 or older.',
        },
      ];
  }
}
