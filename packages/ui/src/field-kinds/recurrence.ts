import { ruleInWords } from '@porchlight/contract/recurrence-words';
import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const recurrenceView: FieldKindView = {
  ...sharedTextView,
  text: (value) => ruleInWords(String(value)),
  typedText: ruleInWords,
};
