import { Link } from '@tanstack/react-router';
import { formatNumber } from 'browser/formats/format';
import { Card } from 'browser/ui/lists/Card';
import type { Today } from 'contract/desk/today.staff';
import { queueTabs } from 'contract/orders/queue.staff';
import type { ReactNode } from 'react';
import { wordsOfTab } from '../orders/words-of-orders';
import css from './TodayScreen.module.css';

type Props = { today: Today; store: number | undefined };

/** Each figure leads to where something is done about it. */
export const Waiting = ({ today, store }: Props) => (
  <div className={css.waiting}>
    <Group title="Orders">
      <Figure count={today.late} alarm>
        <Link to="/orders" search={{ tab: 'due', store }}>
          Late
        </Link>
      </Figure>
      {queueTabs.map((tab) => (
        <Figure key={tab} count={today.orders[tab]} alarm={tab === 'trouble'}>
          <Link to="/orders" search={{ tab, store }}>
            {wordsOfTab[tab].name}
          </Link>
        </Figure>
      ))}
    </Group>
    <Group title="Waiting for somebody">
      <Figure count={today.returns}>
        <Link to="/orders" search={{ tab: 'trouble', store }}>
          Returns asked for
        </Link>
      </Figure>
      <Figure count={today.messages}>
        <Link to="/inbox" search={{ kind: 'message' }}>
          Messages
        </Link>
      </Figure>
      <Figure count={today.reviews}>
        <Link to="/inbox" search={{ kind: 'review' }}>
          Reviews
        </Link>
      </Figure>
      <Figure count={today.low_stock}>
        <Link to="/stock" search={{ store, low: true }}>
          Bottles that are low
        </Link>
      </Figure>
    </Group>
  </div>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" space="small" className={css.group}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </Card>
);

type FigureProps = { count: number; alarm?: boolean; children: ReactNode };

const Figure = ({ count, alarm = false, children }: FigureProps) => (
  <li data-alarm={(alarm && count > 0) || undefined}>
    {children}
    <span>{formatNumber(count)}</span>
  </li>
);
