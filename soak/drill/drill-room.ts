import { randomBytes } from 'node:crypto';
import { openShop } from '../../server/src/app/open-shop.js';
import { createLog } from '../../server/src/platform/log.js';
import { readSettings } from '../../server/src/platform/settings.js';
import { filledDatabase } from '../../server/src/testing/kept-databases.js';
import { TestMailServer } from '../../server/src/testing/test-mail-server.js';
import { Place } from '../place.js';
import { urlOf } from './balancer.js';
import { Cluster } from './cluster.js';

const servers = 2;

/**
 * Two servers of the built shop on a cluster. The drill's own shop only watches: it serves nobody and does no
 * jobs. Nothing is closed here: everything that runs or is mounted ends with the process that isolates the
 * drill.
 */
export class DrillRoom {
  readonly cluster: Cluster;
  readonly places: readonly Place[];
  readonly looksOn: Awaited<ReturnType<typeof openShop>>;

  private constructor(room: Pick<DrillRoom, 'cluster' | 'places' | 'looksOn'>) {
    this.cluster = room.cluster;
    this.places = room.places;
    this.looksOn = room.looksOn;
  }

  static async open(within: string, logs: string) {
    const mail = new TestMailServer();
    await mail.start();
    const cluster = await Cluster.open(within, logs);
    const variables = {
      DATA_DIR: within,
      DEMO: '1',
      DATABASE_URL: urlOf('primary', filledDatabase),
      DATABASE_REPLICA_URL: urlOf('replica', filledDatabase),
      SMTP_URL: mail.url,
      SECRET_KEY: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'warn',
    };
    const looksOn = await openShop(readSettings(variables), { log: createLog('silent') });
    const places = Array.from({ length: servers }, () => new Place(variables));
    await Promise.all(places.map((place) => place.start()));
    return new DrillRoom({ cluster, places, looksOn });
  }

  /** The addresses that serve customers now. */
  get addresses() {
    return this.places.flatMap(({ address }) => address ?? []);
  }

  /** The addresses that serve staff now. */
  get staffAddresses() {
    return this.places.flatMap(({ address, staffAddress }) => (address ? staffAddress : []));
  }
}
