import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../server/src/testing/chance.js';
import type { MachineRoom } from './machine-room.js';

type Fault = { name: string; happens: (room: MachineRoom, chance: Chance) => Promise<unknown> };

const ofServers: readonly Fault[] = [
  {
    name: 'a server is killed',
    happens: async ({ places }, chance) => {
      const place = chance.pick(places);
      await place.stop('SIGKILL');
      await place.start();
    },
  },
  {
    name: 'all servers are killed at once',
    happens: async ({ places }) => {
      await Promise.all(places.map((place) => place.stop('SIGKILL')));
      await Promise.all(places.map((place) => place.start()));
    },
  },
  {
    name: 'a server is asked to stop, and started again',
    happens: async ({ places }, chance) => {
      const place = chance.pick(places);
      await place.stop('SIGTERM');
      await place.start();
    },
  },
];

const ofWhatTheyNeed: readonly Fault[] = [
  { name: 'all connections to the database are cut', happens: (room) => room.cutConnections() },
  {
    name: 'the connections to the database die without a word',
    happens: async ({ databaseWire }) => databaseWire.fallSilent(),
  },
  {
    name: 'the database is silent for a while',
    happens: async ({ databaseWire }, chance) => {
      databaseWire.fallSilent({ alsoNewOnes: true });
      await wait(1000 * chance.between(3, 12));
      databaseWire.comeBack();
    },
  },
  {
    name: 'the database is restarted',
    happens: (room, chance) => room.restartDatabase(1000 * chance.between(0, 5)),
  },
  {
    name: 'the mail server hangs for a while',
    happens: async ({ mailWire }, chance) => {
      mailWire.fallSilent({ alsoNewOnes: true });
      await wait(1000 * chance.between(15, 40));
      mailWire.comeBack();
      // What was swallowed meanwhile is never answered: the shop itself must give up waiting for it.
    },
  },
];

/**
 * Things that fail on a bad night and come back. In its second half no server ends, so that one which grows has
 * the time to show it.
 */
export const faultsAt = (share: number): readonly Fault[] =>
  share < 0.5 ? [...ofServers, ...ofWhatTheyNeed] : ofWhatTheyNeed;
