import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.js';
import { replicaStates } from '../database/replica.js';

export function measureDatabase(database: Database, registry: Registry) {
  const registers = [registry];
  const serves = new Gauge({
    name: 'database_serves',
    help: '1 while the database answers and may be written.',
    registers,
    collect: async () => {
      serves.set(Number((await database.pulse()) === 'serves'));
    },
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { pool } = database;
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waited_for' }, pool.waitingCount + database.writersWaiting);
    },
  });
  const count = (name: string, help: string, value: () => number) => {
    const counter = new Counter({
      name,
      help,
      registers,
      collect: () => {
        counter.reset();
        counter.inc(value());
      },
    });
  };
  count(
    'database_connections_made_total',
    'Connections that were made.',
    () => database.connectionsSoFar.made,
  );
  const replica = new Gauge({
    name: 'database_replica',
    help: 'Of a shop with a replica: 1 in the state that it is in. All but "serves" leave it out.',
    labelNames: ['state'],
    registers,
    collect: () => {
      if (!database.replica) return;
      for (const state of replicaStates) replica.set({ state }, Number(state === database.replica.state));
    },
  });
  count(
    'database_replica_reads_total',
    'Reads of the catalogue that the replica has answered.',
    () => database.replica?.reads ?? 0,
  );
  count(
    'database_connections_lost_total',
    'Connections that broke or fell silent.',
    () => database.connectionsSoFar.lost,
  );
}
