import { fileFamily } from './families.ts';
import type { FieldKindRules } from './field-kind-rules.ts';

/** The name of a stored file under `/pdfs/`, or null. */
export const pdfRules: FieldKindRules = {
  ...fileFamily,
  notes: { response: { description: 'Name of a PDF under `/pdfs/`.' } },
};
