import type { Field } from '../fields.ts';
import { pathProblem, toPath } from '../page-paths.ts';
import { sitePageWithSlug } from '../site-pages.ts';
import { isNumber, slugify } from '../slug.ts';
import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { emptyTo, line } from './input-schemas.ts';

/** A whole address, without its first slash. */
const path = line
  .transform((typed) => (sitePageWithSlug(typed) ? typed : toPath(typed)))
  .superRefine((value, context) => {
    const problem = pathProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** The part of an address that stands in place of the id. */
const name = line
  .transform((typed) => slugify(typed))
  .refine((value) => !isNumber(value), 'This needs a letter: numbers are ids.');

function slugInput({ isPath, isName }: Field) {
  if (isPath) return path;
  return isName ? name : line.transform((typed) => slugify(typed));
}

/** The readable part of a record's address. If empty, the server makes it from the main field. */
export const slugRules: FieldKindRules = {
  ...textFamily,
  input: (field) => emptyTo('', slugInput(field)),
  filteredBy: 'text',
  sample: () => null,
  notes: { input: { type: 'string' } },
};
