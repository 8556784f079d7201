import { type Feature, lackedBy } from './compat.js';

/** Where the sources use what some supported browser does not know. */
export type TooNew = { where: string; id: string; shown: string; lackedBy: readonly string[] };

/** What of some features, used at one place, is too new. */
export const tooNewOf = (
  features: readonly (Feature | undefined)[],
  used: Pick<TooNew, 'where' | 'shown'>,
  prefixes: readonly string[] = [],
): TooNew[] =>
  features.flatMap((feature) => {
    const lacking = feature ? lackedBy(feature, prefixes) : [];
    return feature && lacking.length > 0 ? [{ ...used, id: feature.id, lackedBy: lacking }] : [];
  });

/** What is said about a feature holds for its values and members too. */
const isPartOf = (id: string, feature: string) => id === feature || id.startsWith(`${feature}.`);

/** What must be mended: features without a fallback, and fallbacks that nothing needs any more. */
export function troubleWith(found: readonly TooNew[], fallbacks: ReadonlyMap<string, string>): string[] {
  const features = [...fallbacks.keys()];
  const without = found.filter(({ id }) => !features.some((feature) => isPartOf(id, feature)));
  const unneeded = features.filter((feature) => !found.some(({ id }) => isPartOf(id, feature)));
  return [
    ...without.map(
      ({ where, id, shown, lackedBy: lacking }) =>
        `${where}: \`${shown}\` (${id}) is too new for ${lacking.join(', ')}: write a way without it, or say ` +
        'in tools/checks/browsers/fallbacks.ts what happens there.',
    ),
    ...unneeded.map(
      (feature) => `tools/checks/browsers/fallbacks.ts: nothing needs a fallback for ${feature} any more.`,
    ),
  ];
}
