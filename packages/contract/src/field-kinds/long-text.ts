import { textFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';
import { severalLines } from './input-schemas.ts';

/** A multi-line text with paragraphs separated by blank lines. Its formatting is in a `document` beside it. */
export const longTextRules: FieldKindRules = {
  ...textFamily,
  input: severalLines,
  isIndexed: false,
  fitsItems: true,
  sample: () => 'Bring a jar.\n\nTake a jar.',
  notes: {
    input: { type: 'string', description: 'Blank lines separate paragraphs. A different text removes the formatting.' },
  },
};
