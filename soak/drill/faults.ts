import { setTimeout as wait } from 'node:timers/promises';
import { seconds } from '../../server/src/platform/clock.js';
import type { DrillRoom } from './drill-room.js';

export type Fault = {
  name: string;
  /** Another node takes over, so there is a target for how long that may take. */
  isFailover: boolean;
  /** Resolves when it has happened; the cluster and the shop must find out by themselves. */
  happens(room: DrillRoom): Promise<Mend>;
};

/** What an operator does afterwards to make the cluster whole again. */
type Mend = () => void;

/** Longer than the lock of a primary lasts. */
const etcdIsAway = seconds(20);
const diskIsFull = seconds(10);
const inSeconds = (time: number) => `${time / 1000} s`;

export const faults: readonly Fault[] = [
  {
    name: 'the primary loses its power',
    isFailover: true,
    happens: async ({ cluster }) => {
      const primary = await cluster.primary();
      await primary.losePower();
      return () => cluster.switchOn(primary);
    },
  },
  {
    name: 'the primary is cut off from the network',
    isFailover: true,
    happens: async ({ cluster }) => {
      const primary = await cluster.primary();
      primary.cutOff();
      return () => primary.reconnect();
    },
  },
  {
    name: 'the replica that confirms loses its power',
    isFailover: false,
    happens: async ({ cluster }) => {
      const replica = await cluster.confirming();
      await replica.losePower();
      return () => cluster.switchOn(replica);
    },
  },
  {
    name: `the primary’s disk is full for ${inSeconds(diskIsFull)}`,
    isFailover: false,
    happens: async ({ cluster }) => {
      const primary = await cluster.primary();
      primary.fillDisk();
      await wait(diskIsFull);
      primary.makeRoom();
      return () => {};
    },
  },
  {
    name: 'all of etcd is killed, and starts again',
    isFailover: false,
    happens: async ({ cluster }) => {
      cluster.killEtcd();
      cluster.startEtcd();
      return () => {};
    },
  },
  {
    name: `all of etcd is away for ${inSeconds(etcdIsAway)}`,
    isFailover: false,
    happens: async ({ cluster }) => {
      cluster.killEtcd();
      await wait(etcdIsAway);
      cluster.startEtcd();
      return () => {};
    },
  },
  {
    name: 'one process of the shop is exchanged, as for an upgrade',
    isFailover: false,
    happens: async ({ places: [place] }) => {
      await place!.stop('SIGTERM');
      await place!.start();
      return () => {};
    },
  },
];

/** The faults of a short drill. */
export const fewFaults = faults.slice(0, 2);
