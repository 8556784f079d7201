import { Badge } from 'browser/ui/values/Badge';
import type { LotterySummary } from 'contract/lottery';
import { standingWords } from './lottery-words';

/** How one's own ticket stands, where one has entered. */
export const StandingBadge = ({ ticket }: Pick<LotterySummary, 'ticket'>) =>
  ticket && <Badge tone={standingWords[ticket.standing].tone}>{standingWords[ticket.standing].words}</Badge>;
