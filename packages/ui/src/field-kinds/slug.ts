import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const slugView: FieldKindView = {
  ...sharedTextView,
  columnWidthPx: 'flexible',
  asideRank: 3,
  input: { attributes: () => ({ autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' }) },
};
