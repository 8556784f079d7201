import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/*
 * Makes a draw of Cellar Door again from its record, and says whether the same comes out:
 *
 *   node tools/check-draw.mjs record.json
 *
 * The record is the download of the lottery's page. docs/fair-draw.md says what is done here and why. Nothing is needed
 * but Node; where @noble/curves is installed, the signature of the public beacon is verified too.
 */

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const fromHex = (text) => Buffer.from(text ?? '', 'hex');
const lines = (tickets) => tickets.map((ticket) => `${ticket}\n`).join('');

/** As its operators publish it: a record must not bring its own key or clock. */
const quicknet = {
  chain_hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis_time: 1_692_803_367,
  period: 3,
};

let failures = 0;
function tell(isTrue, words) {
  if (!isTrue) failures++;
  process.stdout.write(`${isTrue ? '✓' : '✗'} ${words}\n`);
}

const [, , file] = process.argv;
if (!file) {
  process.stderr.write('Name the record: node tools/check-draw.mjs record.json\n');
  process.exit(2);
}
const { format, lottery, commitments, entries, ranking, turns, settled_at, does_not_prove } = JSON.parse(
  readFileSync(file, 'utf8'),
);
const { announced, closed, drawn } = commitments;
process.stdout.write(`${lottery.name}, ${lottery.store_name}: ${entries.length} entries\n`);
if (format !== 'cellar-door-draw/1') {
  process.stderr.write(`This checker does not know the format ${format}.\n`);
  process.exit(2);
}
if (!closed) {
  process.stdout.write('Entries are not closed yet: there is nothing to check.\n');
  process.exit(2);
}

// 1. The list is sorted, names nobody twice, and is the one whose hash was published at the close.
const isSorted = entries.every((ticket, at) => at === 0 || entries[at - 1] < ticket);
tell(isSorted && entries.length === closed.entries, 'The list is in order and names nobody twice');
tell(sha256(lines(entries)) === closed.entries_hash, 'The list is the one that was published at the close');
if (!drawn) {
  process.stdout.write('It is not drawn yet: check again after the draw.\n');
  process.exit(failures === 0 ? 0 : 1);
}

// 2. The seed is the one whose hash was published before anybody could enter.
tell(sha256(fromHex(drawn.seed)) === announced.seed_hash, 'The seed is the one that was promised');
tell(announced.at < lottery.opens_at, 'It was promised before the lottery opened');

// 3. The randomness is the beacon's, for a round that was named before it existed.
const { beacon } = announced;
let drawnFrom = 'none';
if (beacon) {
  const roundAt = (round) => (beacon.genesis_time + (round - 1) * beacon.period) * 1000;
  tell(sha256(fromHex(drawn.signature)) === drawn.randomness, "The randomness is the signature's hash");
  tell(closed.round >= beacon.named_round, 'The round is not an earlier one than was named');
  const isLate = closed.round !== beacon.named_round;
  tell(closed.late === isLate, 'The record tells whether a later round was taken');
  tell(Date.parse(closed.at) < roundAt(closed.round), 'The list was closed before the round was spoken');
  drawnFrom = `${beacon.chain_hash} ${closed.round} ${drawn.randomness}`;
  await verifySignature();
  if (beacon.chain_hash === quicknet.chain_hash) {
    const isTheirs = Object.entries(quicknet).every(([field, published]) => beacon[field] === published);
    tell(isTheirs, "Key and clock are those of drand's quicknet");
  } else {
    process.stdout.write("? This is not drand's quicknet\n");
    process.stdout.write(`  Make sure that you know whose beacon it is: ${beacon.chain_hash}.\n`);
  }
}

async function verifySignature() {
  const noble = await import('@noble/curves/bls12-381.js').catch(() => undefined);
  if (!noble) {
    process.stdout.write(`? The beacon's signature was not verified: @noble/curves is not installed here.\n`);
    process.stdout.write(
      `  Compare ${drawn.randomness} with round ${closed.round} at any address of the beacon.\n`,
    );
    return;
  }
  const { shortSignatures: bls } = noble.bls12_381;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(closed.round));
  const message = bls.hash(
    createHash('sha256').update(number).digest(),
    'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
  );
  const isSigned = () => {
    try {
      return bls.verify(fromHex(drawn.signature), message, fromHex(beacon.public_key));
    } catch {
      return false;
    }
  };
  tell(isSigned(), 'The beacon has signed this round');
}

// 4. The key follows from all of this, and the ranking from the key.
const key = hmac(
  fromHex(drawn.seed),
  `${format}\nlottery ${lottery.id}\nentries ${closed.entries_hash}\nbeacon ${drawnFrom}\n`,
);
const expected = entries
  .map((ticket) => ({ ticket, score: hmac(key, ticket) }))
  .sort((a, b) => a.score.compare(b.score) || (a.ticket < b.ticket ? -1 : 1))
  .map(({ ticket }) => ticket);
tell(sha256(lines(expected)) === drawn.ranking_hash, 'The ranking is the one that follows');
tell(lines(expected) === lines(ranking), 'The ranking that is shown is the same');

// 5. The turns were given in its order, none passed over.
const inTurn = turns.every(({ rank, ticket_no }, at) => rank === at + 1 && ticket_no === expected[at]);
const wins = turns.filter(({ standing }) => standing !== 'lapsed').length;
tell(inTurn, 'Turns were given in the order of the ranking');
const inTheEnd = Math.min(entries.length, lottery.bottles + turns.length - wins);
// A bottle that was just given up waits a moment for its next ticket, until everything is settled.
const needed = settled_at === null ? Math.min(entries.length, lottery.bottles) : inTheEnd;
tell(turns.length >= needed, 'There were as many turns as the bottles need');
if (needed <= turns.length && turns.length < inTheEnd) {
  process.stdout.write('? A bottle waits for the next ticket\n');
  process.stdout.write('  Load the record again in some minutes: another ticket has its turn then.\n');
}
tell(wins <= lottery.bottles, 'No more tickets have won than there are bottles');

process.stdout.write(
  failures === 0 ? 'The draw is as it was promised.\n' : `${failures} checks have failed.\n`,
);
process.stdout.write('What this does not show:\n');
for (const words of does_not_prove) process.stdout.write(`- ${words}\n`);
process.exitCode = failures === 0 ? 0 : 1;
