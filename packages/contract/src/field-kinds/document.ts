import { checkDocument } from '../rich-text-schema.ts';
import { z } from '../zod.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo } from './input-schemas.ts';

/** A text with its formatting in a response; it was validated when it was stored. */
export const documentResponseSchema = z.object({
  version: z.literal(1),
  type: z.literal('doc'),
  content: z.array(z.looseObject({ type: z.string() })),
});

/** The document of a long text, as an object or as JSON; null for none. */
export function documentInputSchema() {
  return emptyTo(
    null,
    z.unknown().transform((value, context) => {
      if (value === null) return null;
      const checked = checkDocument(value);
      if (typeof checked !== 'string') return checked;
      context.addIssue({ code: 'custom', message: checked });
      return z.NEVER;
    }),
  );
}

/** The formatting of a long text: see `rich-text.ts`. Not described: every `longText` has one. */
export const documentRules: FieldKindRules = {
  input: documentInputSchema,
  response: () => documentResponseSchema.optional(),
  stored: 'document',
  isIndexed: false,
  sample: () => null,
  notes: {
    input: {
      description: 'The text with its formatting; the plain text is derived from it. null removes the formatting.',
    },
    response: { description: 'The text with its formatting, if it has any; only in calls for a single record.' },
  },
};
