import type { Field } from '../fields.ts';
import { referencesMaxCount, textMaxCharacters } from '../limits.ts';
import { distinctReferences, readReferences, referencesText } from '../references.ts';
import { z } from '../zod.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo, lineOfText } from './input-schemas.ts';

/** A list of records of another entity, in an order that people choose, and names without a record where they fit. */
export const referencesRules: FieldKindRules = {
  input: (field) =>
    emptyTo(
      '',
      z.unknown().transform((value, context) => {
        const result = checkReferences(field, value);
        if (typeof result !== 'string') return result;
        context.addIssue({ code: 'custom', message: result });
        return z.NEVER;
      }),
    ),
  // A row that was not completed with what its records are called now has the names of the last change.
  response: () =>
    z.preprocess(
      (value) => readReferences(value) ?? [],
      z.array(z.object({ id: z.int().nullable(), name: z.string(), url: z.string() })),
    ),
  stored: 'list',
  isIndexed: false,
  filteredBy: 'reference',
  toForm: (value) => referencesText(readReferences(value) ?? []),
  fromForm: (typed) => readReferences(typed) ?? [],
  problem: ({ to }) => (to === undefined ? 'refers to no entity: name it in to.' : undefined),
  sample: ({ acceptsNames }) => (acceptsNames ? [{ id: null, name: 'Ida Kessler' }] : null),
  notes: {
    input: ({ to, acceptsNames }) => ({
      type: 'array',
      maxItems: referencesMaxCount,
      description: `${acceptsNames ? `Ids of records of ${to}, or names` : `Ids or names of records of ${to}`}, in order; objects with \`id\` or \`name\` are accepted too. In a form, its JSON, or names separated by semicolons.`,
      items: { anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'object' }] },
    }),
    response: {
      description: 'In order. `id` is null for a name without a record, `url` is empty while visitors can’t see it.',
    },
  },
};

/** Returns the references, or the error. */
function checkReferences(_: Field, value: unknown): { id: number | null; name: string }[] | string {
  const references = readReferences(value) ?? namesIn(value);
  if (!references) return 'This has to be a list of ids or names, as JSON.';
  if (references.length > referencesMaxCount) return `This can have at most ${referencesMaxCount} entries.`;
  const checked: { id: number | null; name: string }[] = [];
  for (const { id, name } of references) {
    const text = lineOfText(id === null).safeParse(name);
    if (!text.success || typeof text.data !== 'string')
      return `Each name has to be text of 1 to ${textMaxCharacters.toLocaleString('en-US')} characters.`;
    if (id !== null && !(Number.isSafeInteger(id) && id > 0)) return 'An id has to be a whole number of 1 or more.';
    checked.push({ id, name: text.data });
  }
  return distinctReferences(checked);
}

/** The entries of a text that is no JSON, such as a cell of a table: names separated by semicolons. */
function namesIn(value: unknown) {
  if (typeof value !== 'string' || /^\s*[[{]/.test(value)) return undefined;
  const names = value.split(';').filter((name) => name.trim() !== '');
  return names.map((name) => ({ id: null, name }));
}
