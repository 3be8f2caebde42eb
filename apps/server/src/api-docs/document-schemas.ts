import { z } from 'zod';
import { type JsonSchema, schemaNotes } from '../http/call-description.ts';

/** Turns the schemas that calls check and answer with into those of the document, the named ones once. */
export class DocumentSchemas {
  /** The named ones, for the document's `components`. */
  readonly named: Record<string, JsonSchema> = {};

  /**
   * A schema as the document has it; what has a name is a reference.
   * @param io 'input' for what is sent, 'output' for what is answered
   * @throws Error when one name stands for two schemas
   */
  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs,
      ...own
    } = z.toJSONSchema(schema, {
      metadata: schemaNotes,
      target: 'draft-2020-12',
      // What texts of forms are made into is told by notes.
      unrepresentable: 'any',
      io,
    });
    for (const [name, named] of Object.entries($defs ?? {})) this.name(name, withReferences(named));
    return withReferences(own);
  }

  /** Gives a schema a name. @returns a reference to it */
  name(name: string, schema: JsonSchema): JsonSchema {
    const known = this.named[name];
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two schemas of the API are called ${name}.`);
    }
    this.named[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }
}

function withReferences(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
