import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const urlView: FieldKindView = {
  ...sharedTextView,
  address: (value) => value.trim(),
  input: { attributes: () => ({ type: 'url', autoComplete: 'off', spellCheck: false, placeholder: 'https://' }) },
};
