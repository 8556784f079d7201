import { Link } from '@tanstack/react-router';
import type { Lacking } from 'contract/settings/start';
import type { ReactNode } from 'react';

export const wordsOfLacking: Record<Lacking, string> = {
  hours: 'Opening hours',
  times: 'Times to choose from',
  zips: 'ZIP codes of local delivery',
  fees: 'A fee for each way, even if it is $0',
  tax: 'The sales tax of its state, even if it is 0%',
  sale_rules: 'A rule that its state allows delivery or shipping',
};

const topicOf = { hours: 'hours', times: 'times', zips: 'times', fees: 'fees' } as const;

type Props = { storeId: number; lacking: Lacking; children: ReactNode };

/** To where what is missing is entered. */
export const LinkToLacking = ({ storeId, lacking, children }: Props) =>
  lacking === 'tax' || lacking === 'sale_rules' ? (
    <Link to="/rules">{children}</Link>
  ) : (
    <Link to="/settings" search={{ store: storeId, topic: topicOf[lacking] }}>
      {children}
    </Link>
  );
