import { setTimeout as wait } from 'node:timers/promises';
import { seconds } from '../../server/src/platform/clock.js';
import { startFilledPostgres } from '../../server/src/testing/kept-databases.js';
import { startBalancer, untilBalanced } from './balancer.js';
import { layNetwork } from './network.js';
import { Node } from './node.js';
import { lockLasts } from './programs.js';

const longestRepair = seconds(120);
const longestAnswer = seconds(2);
const pause = 250;
/** A former primary that comes back and takes the lead again does so within the time of a lock. */
const settled = seconds(lockLasts + 3);

/** The roles for which Patroni can be asked whether its node has them. */
type Kind = 'primary' | 'replica' | 'synchronous';

/** Three nodes that replicate and agree through etcd, and HAProxy, which knows the primary. */
export class Cluster {
  readonly nodes: readonly Node[];

  private constructor(nodes: readonly Node[]) {
    this.nodes = nodes;
  }

  /** The first node begins with the demo shop, and the others copy it. */
  static async open(within: string, logs: string) {
    layNetwork();
    const cluster = new Cluster(Node.openAll(within, logs));
    const { nodes } = cluster;
    const filled = await startFilledPostgres(within);
    if (!filled) throw new Error('The drill needs the programs of PostgreSQL, and this machine has none.');
    await filled.halt();
    nodes[0]!.fill(filled.data);
    await filled.stop();
    cluster.startEtcd();
    nodes[0]!.startPatroni(nodes);
    await cluster.primary();
    for (const node of nodes.slice(1)) node.startPatroni(nodes);
    await cluster.isWhole();
    startBalancer(nodes, within);
    await untilBalanced();
    return cluster;
  }

  switchOn(node: Node) {
    node.start(this.nodes);
  }

  startEtcd() {
    for (const node of this.nodes) node.startEtcd(this.nodes);
  }

  killEtcd() {
    for (const node of this.nodes) node.killEtcd();
  }

  /** Waits until there is one. */
  async primary(): Promise<Node> {
    const [primary] = await this.#those('primary', 1);
    return primary!;
  }

  /** The replica that confirms each commit. */
  async confirming(): Promise<Node> {
    const [replica] = await this.#those('synchronous', 1);
    return replica!;
  }

  /** One node leads, both others follow, and one of them confirms each commit. */
  async isWhole() {
    await Promise.all([this.primary(), this.#those('replica', 2), this.confirming()]);
  }

  /** It is whole, and led by the same node for so long that nobody will take the lead from it. */
  async staysWhole() {
    await this.isWhole();
    let led = await this.primary();
    for (let since = performance.now(); performance.now() < since + settled; await wait(pause)) {
      await this.isWhole();
      const leads = await this.primary();
      if (leads !== led) since = performance.now();
      led = leads;
    }
  }

  /**
   * Each node is asked about its own role, because for a while etcd still lists the role of a node that is
   * gone.
   */
  async #those(are: Kind, count: number) {
    const until = performance.now() + longestRepair;
    while (performance.now() < until) {
      const answers = await Promise.all(this.nodes.map((node) => isA(node, are)));
      const found = this.nodes.filter((_, nth) => answers[nth]);
      if (found.length === count) return found;
      await wait(pause);
    }
    throw new Error(`After ${longestRepair / 1000} s there are not ${count} of the kind “${are}”.`);
  }
}

const isA = ({ told }: Node, kind: Kind) =>
  fetch(`http://${told}/${kind}`, { signal: AbortSignal.timeout(longestAnswer) }).then(
    ({ ok }) => ok,
    () => false,
  );
