import { type JsonSchema, withoutNull } from '../../platform/json-schema.js';

export type Field = { name: string; required: boolean; schema: JsonSchema };

/**
 * The fields of an object; with several possible objects, the fields of all, where only those are required
 * that every one requires.
 */
export function fieldsOf(schema: JsonSchema): Field[] {
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: schema.required?.includes(name) ?? false,
  }));
  const together = (schema.allOf ?? []).flatMap(fieldsOf);
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map(fieldsOf);
  const inEvery = (name: string) =>
    choices.every((fields) => fields.some((field) => field.name === name && field.required));
  const either = choices.flat().map((field) => ({ ...field, required: inEvery(field.name) }));
  const known = new Map<string, Field>();
  for (const field of [...own, ...together, ...either])
    if (!known.has(field.name)) known.set(field.name, field);
  return [...known.values()];
}

/** Every field down to the leaves, named as people write it: `data[].hours[].opens`. */
export function leavesOf(schema: JsonSchema, prefix = ''): Field[] {
  return fieldsOf(schema).flatMap((field) => {
    const name = `${prefix}${field.name}`;
    return [{ ...field, name }, ...below(name, withoutNull(field.schema).schema)];
  });
}

function below(name: string, schema: JsonSchema): Field[] {
  if (schema.items) return below(`${name}[]`, withoutNull(schema.items).schema);
  return leavesOf(schema, `${name}.`);
}

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' or ');

function kindOf(schema: JsonSchema): string {
  if (schema.enum) return listed(schema.enum);
  if (schema.const !== undefined) return listed([schema.const]);
  if (schema.items) return `list of ${kindOf(withoutNull(schema.items).schema)}`;
  if (schema.prefixItems) return `list of ${schema.prefixItems.length}`;
  if (schema.properties || schema.allOf) return 'object';
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(kindOf))].join(' or ');
  return schema.format ?? [schema.type ?? 'anything'].flat().join(' or ');
}

/** The upper bound of an id only reflects the database's type; readers need not see it. */
const largestInteger = 2_147_483_647;

function boundsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema) {
  const between = (least: number | undefined, most: number | undefined, of = '') => {
    if (least === undefined && most === undefined) return [];
    if (least === undefined) return [`at most ${most}${of}`];
    if (most === undefined || most === largestInteger) return [`at least ${least}${of}`];
    return [`${least} to ${most}${of}`];
  };
  return [
    ...between(minimum, maximum),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' entries'),
  ];
}

/** The type in words: `integer, 1 to 100`, `uuid or null`. */
export function typeInWords(given: JsonSchema): string {
  const { schema, nullable } = withoutNull(given);
  const kind = nullable ? `${kindOf(schema)} or null` : kindOf(schema);
  const preset = given.default === undefined ? [] : [`else ${JSON.stringify(given.default)}`];
  return [kind, ...boundsOf(schema), ...preset].join(', ');
}
