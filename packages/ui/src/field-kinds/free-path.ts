import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const freePathView: FieldKindView = {
  ...sharedTextView,
  columnWidthPx: 'flexible',
  input: {
    attributes: () => ({ autoComplete: 'off', spellCheck: false, autoCapitalize: 'none', placeholder: '/old-page' }),
  },
};
