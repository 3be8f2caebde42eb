import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const choiceView: FieldKindView = {
  ...sharedTextView,
  text: (value, optionLabels) => optionLabels?.[String(value)] || String(value),
  columnWidthPx: 130,
  filter: 'choice',
  isDetail: true,
};
