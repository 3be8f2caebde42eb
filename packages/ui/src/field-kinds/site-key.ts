import { sharedTextView } from './families.ts';
import type { FieldKindView } from './field-kind-view.ts';

export const siteKeyView: FieldKindView = { ...sharedTextView, text: () => 'Yes: it can’t be deleted or moved' };
