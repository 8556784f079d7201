/** What one server has used and said from its start to its end. */
export class Life {
  /** Its memory, second by second, since it has served. */
  readonly megabytes: number[] = [];
  /** What was still in use after each full collection of garbage, and how many seconds after the start. */
  readonly inUse: { second: number; megabytes: number }[] = [];
  /** How many lines of each kind it wrote. */
  readonly told = new Map<string, number>();
  logged = 0;

  count(kind: string) {
    this.told.set(kind, (this.told.get(kind) ?? 0) + 1);
  }
}

const mostMegabytes = 700;

/** Until then a server is warming up. */
const warmAfter = 60;
const mostGrowth = { share: 1.25, megabytes: 15 };

/** Each payment that is not answered may have a line, and each connection that is lost; no call may. */
const mostLinesOfOneKind = { atOnce: 60, perMinute: 60 };
const mostBytesPerCall = 40;

function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Garbage lies about for as long as the machine has room: in one soak the same server took 246 MB, and 468 MB four minutes
 * later, while 90 MB of it were in use at both times. Only what is in use can be a leak.
 */
function growthOf({ inUse }: Life) {
  const warm = inUse.filter(({ second }) => second >= warmAfter);
  const third = Math.ceil(warm.length / 3);
  const typical = (part: Life['inUse']) => median(part.map(({ megabytes }) => megabytes));
  const [first, last] = [warm[0], warm.at(-1)];
  if (warm.length < 3 || !first || !last) return;
  return {
    from: typical(warm.slice(0, third)),
    to: typical(warm.slice(-third)),
    seconds: Math.round(last.second - first.second),
  };
}

/** Whether it would fill the machine in days, or its disk with words. */
export function tooMuchOf(life: Life): string[] {
  const said: string[] = [];
  const most = Math.max(0, ...life.megabytes);
  if (most > mostMegabytes) said.push(`A server took ${Math.round(most)} MB`);
  const growth = growthOf(life);
  if (growth && growth.to > growth.from * mostGrowth.share + mostGrowth.megabytes) {
    const { from, to, seconds } = growth;
    said.push(`What a server holds grew from ${Math.round(from)} to ${Math.round(to)} MB in ${seconds} s`);
  }
  const mostLines = mostLinesOfOneKind.atOnce + (mostLinesOfOneKind.perMinute * life.megabytes.length) / 60;
  for (const [kind, lines] of life.told)
    if (lines > mostLines)
      said.push(
        `A server wrote “${kind}” ${lines} times in ${life.megabytes.length} s, not once and a count`,
      );
  return said;
}

/** The log of all servers together, against what was asked of them. */
export function logFloods(lives: readonly Life[], calls: number): string[] {
  const bytes = lives.reduce((sum, { logged }) => sum + logged, 0);
  return bytes > mostBytesPerCall * calls
    ? [`The servers wrote ${Math.round(bytes / 1024)} kB of log about ${calls} calls`]
    : [];
}

/** How a life went, in a line of the report. */
export function inFigures(life: Life) {
  const growth = growthOf(life);
  const held = growth
    ? `, of which it held ${Math.round(growth.from)} and then ${Math.round(growth.to)}`
    : '';
  const lines = [...life.told.values()].reduce((sum, each) => sum + each, 0);
  const [usual, most] = [median(life.megabytes), Math.max(0, ...life.megabytes)].map(Math.round);
  return `${String(life.megabytes.length).padStart(6)} s: ${usual} MB, ${most} at most${held}; ${lines} lines, ${Math.round(life.logged / 1024)} kB`;
}
