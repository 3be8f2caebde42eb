import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

const yesOrNo = (value: unknown) => (String(value) === 'true' ? 'Yes' : 'No');

export const booleanView: FieldKindView = {
  ...sharedTextView,
  text: yesOrNo,
  typedText: yesOrNo,
  directions: ['No first', 'Yes first'],
};
