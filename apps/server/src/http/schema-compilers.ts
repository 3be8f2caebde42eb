import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';
import { check } from './check-input.ts';

/** Validates a part of a request by its route's schema; handlers get it as the schema normalizes it. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> =
  ({ schema }) =>
  (input) => {
    try {
      return { value: check(schema as z.ZodType<object>, input) };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** Leaves the body to a service, which validates what it gets, also without HTTP. */
export const bodyByService: FastifySchemaCompiler<FastifySchema> = (route) =>
  route.httpPart === 'body' ? () => true : validatorCompiler(route);

/** Writes the body of a response by its schema. @throws Error for one that does not match it */
export type WriteBody = (body: unknown) => string;

/**
 * Creates the compiler that writes responses by the schemas of their routes, which leaves out all other fields.
 * @param isStrict whether another field is an error instead
 */
export function createSerializerCompiler(isStrict: boolean): FastifySerializerCompiler<FastifySchema | z.ZodType> {
  return ({ schema, method, url, httpStatus }) => {
    const call = `${method} ${url} responded ${httpStatus}`;
    if (!(schema instanceof z.ZodType)) return () => '';
    return (body) => {
      const result = schema.safeParse(body);
      if (!result.success) {
        const [issue] = result.error.issues;
        const where = issue?.path.join('.') || 'the body';
        throw new Error(`${call}: ${where} does not match its schema (${issue?.message}). Correct one of them.`);
      }
      const surplus = isStrict ? surplusField(body, result.data) : undefined;
      if (surplus === undefined) return JSON.stringify(result.data);
      throw new Error(`${call}: its schema has no field ${surplus}. Add it there, or do not send it.`);
    };
  };
}

/** Path of the first field that was sent and is not allowed; undefined without one. */
function surplusField(sent: unknown, allowed: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  for (const [key, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    const isAllowed = typeof allowed === 'object' && allowed !== null && Object.hasOwn(allowed, key);
    if (!isAllowed) return key;
    const within = surplusField(value, (allowed as Record<string, unknown>)[key]);
    if (within !== undefined) return `${key}.${within}`;
  }
  return undefined;
}
