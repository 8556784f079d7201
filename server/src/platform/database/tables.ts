import type { CartTables } from './tables/cart.js';
import type { CatalogueTables } from './tables/catalogue.js';
import type { CustomersTables } from './tables/customers.js';
import type { FulfilmentTables } from './tables/fulfilment.js';
import type { LotteryTables } from './tables/lottery.js';
import type { MoneyTables } from './tables/money.js';
import type { OrdersTables } from './tables/orders.js';
import type { StoresTables } from './tables/stores.js';
import type { WorkTables } from './tables/work.js';

export interface Tables
  extends CartTables,
    CatalogueTables,
    CustomersTables,
    FulfilmentTables,
    LotteryTables,
    MoneyTables,
    OrdersTables,
    StoresTables,
    WorkTables {}
