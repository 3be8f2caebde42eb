import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const textView: FieldKindView = { ...sharedTextView, columnWidthPx: 'flexible', comparedBy: 'words' };
