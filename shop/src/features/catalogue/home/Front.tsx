import type { HomeCampaign } from 'contract/catalogue';
import type { KeptStore } from '../../../platform/store-data';
import { Campaign } from './Campaign';
import { StoreFront } from './StoreFront';

type Props = { store: KeptStore; campaign: HomeCampaign | null | undefined };

/** What is seen first. */
export const Front = ({ store, campaign }: Props) =>
  campaign ? <Campaign campaign={campaign} /> : <StoreFront store={store} />;
