import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const emailView: FieldKindView = {
  ...sharedTextView,
  input: { attributes: () => ({ type: 'email', autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' }) },
};
