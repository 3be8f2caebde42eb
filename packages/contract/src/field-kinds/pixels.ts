import { integerFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** A width or height in pixels that the server determines, or null; never accepted in a request. */
export const pixelsRules: FieldKindRules = {
  ...integerFamily,
  input: () => null,
  sample: () => null,
  notes: {},
};
