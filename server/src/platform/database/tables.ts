import type { CartTables } from './tables/cart.js';
import type { CatalogueTables, CatalogueViews } from './tables/catalogue.js';
import type { CustomersTables } from './tables/customers.js';
import type { ExchangeTables } from './tables/exchange.js';
import type { FulfilmentTables } from './tables/fulfilment.js';
import type { LotteryTables } from './tables/lottery.js';
import type { MoneyTables } from './tables/money.js';
import type { OrdersTables } from './tables/orders.js';
import type { PicturesTables } from './tables/pictures.js';
import type { PromotionsTables } from './tables/promotions.js';
import type { StaffTables } from './tables/staff.js';
import type { StockTables } from './tables/stock.js';
import type { StoresTables } from './tables/stores.js';
import type { WorkTables } from './tables/work.js';

export interface Tables
  extends CartTables,
    CatalogueTables,
    CatalogueViews,
    CustomersTables,
    ExchangeTables,
    FulfilmentTables,
    LotteryTables,
    MoneyTables,
    OrdersTables,
    PicturesTables,
    PromotionsTables,
    StaffTables,
    StockTables,
    StoresTables,
    WorkTables {}
