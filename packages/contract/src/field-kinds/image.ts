import { fileFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** The name of a stored file under `/images/`, or null. */
export const imageRules: FieldKindRules = {
  ...fileFamily,
  comparedAs: 'exact',
  notes: { response: { description: 'Name of a picture under `/images/`; `?w=640` returns a smaller version.' } },
};
