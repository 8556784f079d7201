import { execFileSync } from 'node:child_process';

const bridge = 'nodes';
const ip = (...asked: string[]) => execFileSync('ip', asked, { encoding: 'utf8' });

/** The network of all nodes; its first address belongs to whoever watches from outside. */
export const network = '10.77.0.0/24';
const outside = '10.77.0.1/24';
const addressOf = (nth: number) => `10.77.0.${11 + nth}`;

export function layNetwork() {
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', outside, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
}

/** A separate machine as far as the network is concerned: only one cable leads to what runs in it. */
export class Machine {
  readonly name: string;
  readonly address: string;

  constructor(name: string, nth: number) {
    this.name = name;
    this.address = addressOf(nth);
    ip('netns', 'add', name);
    ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('-n', name, 'link', 'set', 'lo', 'up');
    ip('-n', name, 'addr', 'add', `${this.address}/24`, 'dev', 'eth0');
    ip('-n', name, 'link', 'set', 'eth0', 'up');
    ip('link', 'set', name, 'up');
    this.plugIn();
  }

  plugIn() {
    ip('link', 'set', this.name, 'master', bridge);
  }

  /**
   * Both ends believe that the cable is plugged in, but nothing arrives, so no connection learns that it is
   * over.
   */
  unplug() {
    ip('link', 'set', this.name, 'nomaster');
  }

  /** The words before a command that make it run there as this user. */
  as({ uid = 0, gid = 0 }: { uid?: number; gid?: number }) {
    return [`--net=/run/netns/${this.name}`, '--setuid', String(uid), '--setgid', String(gid), '--'];
  }

  get processes() {
    return ip('netns', 'pids', this.name).split('\n').filter(Boolean).map(Number);
  }
}
