import { type JsonSchema, withoutNull } from '../../platform/json-schema.js';
import { fieldsOf } from './json-schema.js';

/** What a person would enter in a field of this name; for other names the field's type decides. */
const byName = new Map([
  ['first_name', 'Ada'],
  ['last_name', 'Moreau'],
  ['name', 'Napa'],
  ['email', 'ada@example.com'],
  ['phone', '(415) 555-0132'],
  ['dob', '1988-04-12'],
  ['password', 'a long pass phrase'],
  ['zip_code', '94110'],
  ['zip', '94110'],
  ['city', 'San Francisco'],
  ['state', 'California'],
  ['country', 'United States'],
  ['adderess', '18 Valencia Street'],
  ['address', '18 Valencia Street'],
  ['city_slug', 'san-francisco'],
  ['store_slug', 'mission-street'],
  ['q', 'barolo'],
  ['token', 'eyJhbGciOiJIUzI1NiJ9…'],
  ['timezone', 'America/Los_Angeles'],
]);

const byFormat = new Map([
  ['uuid', '01939f2e-7c1a-7d3b-9a41-5a0c2f6e8b10'],
  ['date', '2026-11-20'],
  ['date-time', '2026-11-20T18:00:00.000Z'],
  ['email', 'ada@example.com'],
  ['uri', 'https://example.com/'],
]);

const fits = ({ type, pattern, maxLength = 1000 }: JsonSchema, value: unknown) =>
  typeof value === type &&
  (typeof value !== 'string' ||
    (value.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value))));

function exampleText(schema: JsonSchema, name: string): unknown {
  const candidates = [
    byName.get(name),
    byFormat.get(schema.format ?? ''),
    '1',
    '20-04-1988',
    '10:00',
    'text',
  ];
  return candidates.find((text) => text !== undefined && fits({ type: 'string', ...schema }, text)) ?? 'text';
}

function exampleNumber({ minimum = 1, maximum = Number.MAX_VALUE, type }: JsonSchema, name: string) {
  const usual = type === 'number' && /amount|price|total|fee|tax|credit/.test(name) ? 24.5 : 1;
  return Math.min(Math.max(usual, minimum), maximum);
}

/** A realistic value that fits the schema. */
export function exampleOf(given: JsonSchema, name = ''): unknown {
  const { schema } = withoutNull(given);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [exampleOf(schema.items, name)];
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, name));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices[0]!, name);
  const fields = fieldsOf(schema);
  if (fields.length > 0)
    return Object.fromEntries(fields.map((field) => [field.name, exampleOf(field.schema, field.name)]));
  if (schema.type === 'string') return exampleText(schema, name);
  if (schema.type === 'number' || schema.type === 'integer') return exampleNumber(schema, name);
  if (schema.type === 'boolean') return true;
  return schema.type === 'object' ? {} : null;
}
