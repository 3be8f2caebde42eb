import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** Which page of the site a page is, by its key in `pageUrls`; '' for one of the institute's own. */
export const siteKeyRules: FieldKindRules = {
  ...textFamily,
  input: () => null,
  isIndexed: false,
  sample: () => null,
  notes: { response: { description: 'Set for pages that are part of the site: they can’t be deleted or moved.' } },
};
