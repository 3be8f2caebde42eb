import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const usernameView: FieldKindView = {
  ...sharedTextView,
  input: { attributes: () => ({ autoComplete: 'off', dir: 'auto', spellCheck: false, autoCapitalize: 'none' }) },
};
