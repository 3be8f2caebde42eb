import { rulesOf } from './field-kinds/index.ts';
import { visible } from './field-kinds/input-schemas.ts';
import type { Field } from './fields.ts';
import type { z } from './zod.ts';

/**
 * Returns the schema that validates and normalizes a field's value in a request, from JSON or a form, whose values are
 * all strings.
 * @returns null for files, which are parts of a multipart body, and for fields that the server fills in
 */
export function inputSchema(field: Field): z.ZodType | null {
  if (field.computed) return null;
  const { input, dropsInvisible } = rulesOf(field);
  const schema = input(field, rulesOf);
  return schema && dropsInvisible ? visible(schema) : schema;
}

/**
 * Returns the schema of a field's value in a response.
 * @returns null for fields that are never sent, such as a password
 */
export function responseSchema(field: Field): z.ZodType | null {
  return rulesOf(field).response(field, rulesOf);
}
