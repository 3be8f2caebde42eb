import { sharedNumberView, sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const pixelsView: FieldKindView = { ...sharedTextView, ...sharedNumberView };
