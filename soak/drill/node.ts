import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postgresPrograms, unprivilegedUser } from '../../server/src/testing/postgres.js';
import { Machine, network } from './network.js';
import { lockLasts } from './programs.js';

/** The database of a node lies in memory, so that filling it up fills no other disk. */
const diskSize = '1g';
const megabyte = Buffer.alloc(1024 * 1024);

const names = ['one', 'two', 'three'] as const;
const ports = { etcd: 2379, etcdPeers: 2380, patroni: 8008, postgres: 5432 };

const agreed = {
  ttl: lockLasts,
  // A lock must last for one check and two retries.
  loop_wait: 1,
  retry_timeout: 3,
  primary_start_timeout: 0,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: {
      max_connections: 200,
      wal_log_hints: 'on',
      max_wal_size: '256MB',
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
    },
  },
};

/** One machine of the cluster: PostgreSQL, the Patroni that leads it, and a member of etcd. */
export class Node {
  readonly #machine: Machine;
  readonly #folder: string;
  readonly #log: string;
  readonly #user = unprivilegedUser();
  #etcd: ChildProcess | undefined;

  private constructor(name: string, nth: number, within: string, logs: string) {
    this.#machine = new Machine(name, nth);
    this.#folder = path.join(within, name);
    this.#log = path.join(logs, `${name}.log`);
    for (const folder of [this.#folder, this.#disk]) mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', this.#disk]);
    for (const folder of [this.#folder, this.#disk]) this.#give(folder);
  }

  static openAll(within: string, logs: string) {
    return names.map((name, nth) => new Node(name, nth, within, logs));
  }

  get name() {
    return this.#machine.name;
  }

  get database() {
    return `${this.#machine.address}:${ports.postgres}`;
  }

  /** Where Patroni answers how its node is. */
  get told() {
    return `${this.#machine.address}:${ports.patroni}`;
  }

  get #disk() {
    return path.join(this.#folder, 'disk');
  }

  get #data() {
    return path.join(this.#disk, 'data');
  }

  #give(place: string) {
    const { uid = 0, gid = 0 } = this.#user;
    chownSync(place, uid, gid);
  }

  /** Makes a PostgreSQL cluster there that others will copy. */
  fill(data: string) {
    execFileSync('cp', ['--archive', data, this.#data]);
  }

  /** Switches the machine on; each node knows all others. */
  start(all: readonly Node[]) {
    this.#machine.plugIn();
    this.startEtcd(all);
    this.startPatroni(all);
  }

  startPatroni(all: readonly Node[]) {
    const config = path.join(this.#folder, 'patroni.yaml');
    // What is JSON is YAML, too.
    writeFileSync(config, JSON.stringify(this.#patroniOf(all)));
    this.#run('patroni', [config]);
  }

  startEtcd(all: readonly Node[]) {
    const asked = Object.entries(this.#etcdOf(all)).map(([name, value]) => `--${name}=${value}`);
    this.#etcd = this.#run('etcd', asked);
  }

  killEtcd() {
    this.#etcd?.kill('SIGKILL');
  }

  #run(program: string, asked: readonly string[]) {
    const log = openSync(this.#log, 'a');
    const running = spawn('nsenter', [...this.#machine.as(this.#user), program, ...asked], {
      cwd: this.#folder,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    return running;
  }

  #etcdOf(all: readonly Node[]) {
    const peer = ({ address }: Machine) => `http://${address}:${ports.etcdPeers}`;
    const client = `http://${this.#machine.address}:${ports.etcd}`;
    return {
      name: this.name,
      // Without this, a member that comes back would force a vote, and the primary would lose its lock.
      'pre-vote': true,
      'enable-v2': true,
      'data-dir': path.join(this.#folder, 'etcd'),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer(this.#machine),
      'initial-advertise-peer-urls': peer(this.#machine),
      'initial-cluster': all.map((node) => `${node.name}=${peer(node.#machine)}`).join(','),
    };
  }

  #patroniOf(all: readonly Node[]) {
    const postgres = { username: 'postgres', password: 'trusted' };
    return {
      scope: 'cellar-door',
      name: this.name,
      restapi: { listen: this.told, connect_address: this.told },
      // Patroni 3.0.2 puts its name into etcd's newer interface without asking who leads: a primary that was
      // cut off and comes back took the lead from its successor, and what that had acknowledged was undone.
      etcd: { hosts: all.map((node) => `${node.#machine.address}:${ports.etcd}`) },
      bootstrap: { dcs: agreed },
      postgresql: {
        listen: this.database,
        connect_address: this.database,
        data_dir: this.#data,
        bin_dir: postgresPrograms(),
        pgpass: path.join(this.#folder, 'pgpass'),
        parameters: { unix_socket_directories: this.#folder },
        authentication: { superuser: postgres, replication: postgres, rewind: postgres },
        pg_hba: ['all', 'replication'].map((what) => `host ${what} all ${network} trust`),
        basebackup: { checkpoint: 'fast' },
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
    };
  }

  /** Nobody hears a goodbye, because the network is cut before the processes end. */
  async losePower() {
    this.cutOff();
    for (let running = this.#machine.processes; running.length > 0; running = this.#machine.processes) {
      for (const pid of running) kill(pid);
      await wait(20);
    }
  }

  cutOff() {
    this.#machine.unplug();
  }

  reconnect() {
    this.#machine.plugIn();
  }

  fillDisk() {
    const file = openSync(this.#filler, 'w');
    try {
      for (;;) writeSync(file, megabyte);
    } catch {
      // The failure was intended.
    } finally {
      closeSync(file);
    }
  }

  makeRoom() {
    rmSync(this.#filler, { force: true });
  }

  get #filler() {
    return path.join(this.#disk, 'filler');
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process ended in between.
  }
}
