/** The part of JSON Schema that the contract's schemas are turned into. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
};

const isNull = ({ type }: JsonSchema) => type === 'null';

/** The schema without null, and whether null is allowed. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const choices = schema.anyOf ?? schema.oneOf;
  if (!choices?.some(isNull)) return { schema, nullable: false };
  const others = choices.filter((choice) => !isNull(choice));
  return { schema: others.length === 1 ? others[0]! : { anyOf: others }, nullable: true };
}
