/** What one server has used and said from its start to its end. */
export class Life {
  /** Its memory, second by second, since it has served. */
  readonly megabytes: number[] = [];
  /** How many lines of each kind it wrote. */
  readonly told = new Map<string, number>();
  logged = 0;

  count(kind: string) {
    this.told.set(kind, (this.told.get(kind) ?? 0) + 1);
  }
}

const mostMegabytes = 700;

/** A server that has lived for less is still warming up. */
const judgedFrom = 120;
const mostGrowth = { share: 1.25, megabytes: 40 };

/** Each payment that is not answered may have a line, and each connection that is lost; no call may. */
const mostLinesOfOneKind = { atOnce: 60, perMinute: 60 };
const mostBytesPerCall = 40;

function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The first quarter is the start, and garbage comes and goes within each. */
function growthOf({ megabytes }: Life) {
  const quarter = Math.floor(megabytes.length / 4);
  return { from: median(megabytes.slice(quarter, 2 * quarter)), to: median(megabytes.slice(-quarter)) };
}

/** Whether it would fill the machine in days, or its disk with words. */
export function tooMuchOf(life: Life): string[] {
  const said: string[] = [];
  const most = Math.max(0, ...life.megabytes);
  if (most > mostMegabytes) said.push(`A server took ${Math.round(most)} MB`);
  const { from, to } = growthOf(life);
  if (life.megabytes.length >= judgedFrom && to > from * mostGrowth.share + mostGrowth.megabytes)
    said.push(
      `A server grew from ${Math.round(from)} to ${Math.round(to)} MB in ${life.megabytes.length} s, and goes on`,
    );
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
  const { from, to } = growthOf(life);
  const lines = [...life.told.values()].reduce((sum, each) => sum + each, 0);
  return `${String(life.megabytes.length).padStart(6)} s: ${Math.round(from)} to ${Math.round(to)} MB, ${Math.round(
    Math.max(0, ...life.megabytes),
  )} at most; ${lines} lines, ${Math.round(life.logged / 1024)} kB`;
}
