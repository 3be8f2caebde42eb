import type { Field } from '../fields.ts';
import { oneOf } from '../schema-parts.ts';
import { z } from '../zod.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** One of the field's options. */
export const choiceRules: FieldKindRules = {
  ...textFamily,
  input,
  response: (field) => z.enum(valuesOf(field)),
  searchedAs: 'text',
  filteredBy: 'option',
  problem: (field) => (valuesOf(field).length === 0 ? 'is a choice without options: list its values.' : undefined),
  fitsItems: true,
  sample: (field) => valuesOf(field)[0] ?? null,
  notes: { input: { type: 'string' } },
};

const valuesOf = ({ options = {} }: Field) => Object.keys(options);

function input(field: Field) {
  const values = valuesOf(field);
  return z.preprocess(
    // A program may send an option that looks like a number as one.
    (value) => {
      if (typeof value !== 'string' && typeof value !== 'number') return value;
      const sent = String(value).trim();
      return field.formerOptions?.[sent] ?? sent;
    },
    oneOf(values),
  );
}
