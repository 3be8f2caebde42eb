import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const longTextView: FieldKindView = {
  ...sharedTextView,
  columnWidthPx: 'flexible',
  isLarge: true,
  comparedBy: 'paragraphs',
};
