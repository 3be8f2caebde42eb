import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const phoneView: FieldKindView = {
  ...sharedTextView,
  input: { attributes: () => ({ type: 'tel', autoComplete: 'off' }), maxWidthPx: 320 },
};
