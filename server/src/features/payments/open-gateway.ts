import type { Shop } from '../../platform/shop.js';
import { demoGateway } from './demo-gateway.js';
import type { Gateway } from './gateway.js';

export const openGateway = async (shop: Shop): Promise<Gateway> => demoGateway(shop);
