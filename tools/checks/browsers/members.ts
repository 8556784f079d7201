import { dataAt, type Feature, featureAt, lackedBy, type Place } from './compat.js';

type Member = Feature & { object: string; isTooNew: boolean };

const isTooNew = (feature: Feature) => lackedBy(feature).length > 0;

const builtins = ['javascript', 'builtins'];

/** The language's and the browser's objects. */
const objects: readonly (readonly [string, Place])[] = [['api'], builtins, [...builtins, 'Intl']].flatMap(
  (place) => Object.keys(dataAt(place) ?? {}).map((name) => [name, [...place, name]] as const),
);

const members = new Map<string, Member[]>();

function add(name: string, object: string, feature: Feature | undefined) {
  if (!feature) return;
  members.set(name, [...(members.get(name) ?? []), { ...feature, object, isTooNew: isTooNew(feature) }]);
}

for (const [object, place] of objects) {
  add(object, '', featureAt(...place));
  for (const key of Object.keys(dataAt(place) ?? {}))
    add(key.replace(/_static$/, ''), object, featureAt(...place, key));
}

const inScripts = (property: string) =>
  property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const styleDeclaration = 'CSSStyleDeclaration';
for (const property of Object.keys(dataAt(['css', 'properties']) ?? {}))
  add(inScripts(property), styleDeclaration, featureAt('css', 'properties', property));

const newNames = new Set(
  [...members].filter(([, all]) => all.some((one) => one.isTooNew)).map(([name]) => name),
);

/** Whether it is worth asking whose member this is. */
export const mayBeTooNew = (name: string) => newNames.has(name);

/**
 * A member of an object; without an object, what is called by its name alone. Types divide some objects into parts
 * of which the data knows nothing: there a member is too new where it is so everywhere.
 */
export function memberNamed(name: string, object: string): Feature | undefined {
  const all = members.get(name) ?? [];
  const [own] = all.filter((member) => member.object === object);
  if (own) return own;
  const global = object
    ? []
    : all.filter((member) => ['Window', 'WorkerGlobalScope'].includes(member.object));
  const meant = object ? all : global;
  return meant.every((member) => member.isTooNew) ? meant[0] : undefined;
}
