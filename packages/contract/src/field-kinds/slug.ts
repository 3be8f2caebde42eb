import { pathProblem, toPath } from '../page-paths.ts';
import { sitePageWithSlug } from '../site-pages.ts';
import { slugify } from '../slug.ts';
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

/** The readable part of a record's address. If empty, the server makes it from the main field. */
export const slugRules: FieldKindRules = {
  ...textFamily,
  input: ({ isPath }) => emptyTo('', isPath ? path : line.transform(slugify)),
  sample: () => null,
  notes: { input: { type: 'string' } },
};
