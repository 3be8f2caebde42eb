import { slugify } from '../slug.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo, line } from './input-schemas.ts';

/** The readable part of a record's address. If empty, the server makes it from the main field. */
export const slugRules: FieldKindRules = {
  ...textFamily,
  input: () => emptyTo('', line.transform(slugify)),
  sample: () => null,
  notes: { input: { type: 'string' } },
};
