import type { ReturnRequest } from 'contract/orders';
import { sum } from 'contract/platform/cents';
import type { Db } from '../../../platform/database/database.js';
import type { Uuid } from '../../../platform/ids.js';
import { storeDay } from '../../stores/index.js';
import { selectLinesOfRequests, selectRequests } from './return-requests.sql.js';

type Dates = { decided_at: Date | null; bring_by: string };

function requestStatus({ decided_at, bring_by }: Dates, today: string): ReturnRequest['status'] {
  if (decided_at) return 'decided';
  return bring_by < today ? 'lapsed' : 'asked';
}

/** What a customer would like to return, and how the store has answered. */
export async function returnRequestsOf(db: Db, orderId: Uuid, timezone: string) {
  const requests = await selectRequests(db, orderId);
  if (requests.length === 0) return [];
  const lines = await selectLinesOfRequests(db, orderId);
  const today = storeDay(timezone, db.now);
  return requests.map((request) => ({
    id: request.id,
    asked_at: request.asked_at.toISOString(),
    reason: request.reason,
    bring_by: request.bring_by,
    status: requestStatus(request, today),
    answer: request.answer,
    begun_by_store: request.begun_by_store,
    lines: lines
      .filter(({ request_id }) => request_id === request.id)
      .map(({ request_id: _request, ...line }) => line),
  }));
}

/** How many pieces of a line wait for the store's answer. */
export const askedOf = (requests: readonly Pick<ReturnRequest, 'status' | 'lines'>[], position: number) =>
  sum(
    requests
      .filter(({ status }) => status === 'asked')
      .flatMap(({ lines }) => lines)
      .filter((line) => line.position === position)
      .map(({ asked }) => asked),
  );
