import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const personNameView: FieldKindView = {
  ...sharedTextView,
  columnWidthPx: 'flexible',
  input: { attributes: () => ({ autoComplete: 'off', dir: 'auto', spellCheck: false }) },
};
