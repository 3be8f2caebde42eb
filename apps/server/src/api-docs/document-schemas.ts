import { z } from 'zod';
import type { JsonSchema, SchemaNotes } from '../http/call-schema.ts';

/** Converts the Zod schemas of requests and responses into JSON schemas of the document; named ones are shared. */
export class DocumentSchemas {
  /** The named schemas, for the document's `components`. */
  readonly named: Record<string, JsonSchema> = {};

  /**
   * Converts a schema; a named schema becomes a reference.
   * @param io 'input' for request bodies, 'output' for responses
   * @throws Error when two different schemas have the same name
   */
  convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...ownSchema
    } = z.toJSONSchema(schema, {
      target: 'draft-2020-12',
      // Types that form texts are transformed into have no JSON schema; their metadata describe them.
      unrepresentable: 'any',
      io,
      override: ({ zodSchema, jsonSchema }) => {
        // Examples of parameters stand beside their schemas.
        delete jsonSchema.example;
        const { documented }: SchemaNotes = z.globalRegistry.get(zodSchema) ?? {};
        if (!documented) return;
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, documented, description && { description });
      },
    });
    for (const [name, named] of Object.entries($defs ?? {})) this.name(name, withReferences(named));
    return withReferences(ownSchema);
  }

  /** Adds a named schema. @returns a reference to it */
  name(name: string, schema: JsonSchema): JsonSchema {
    const existing = this.named[name];
    if (existing && JSON.stringify(existing) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas of the API have the name ${name}.`);
    }
    this.named[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }
}

function withReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
