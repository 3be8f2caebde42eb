import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const colorView: FieldKindView = {
  ...sharedTextView,
  columnWidthPx: 130,
  input: {
    attributes: () => ({ autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' }),
    maxWidthPx: 160,
    hasEqualFigures: true,
  },
};
