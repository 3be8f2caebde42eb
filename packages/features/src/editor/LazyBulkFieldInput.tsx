import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { type ComponentType, lazy } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import type { BulkFieldInputProps } from '../list/index.ts';

/** The control with which one field of several records is changed, loaded when it is shown. Needs a `Suspense`. */
export const LazyBulkFieldInput = lazy(async (): Promise<{ default: ComponentType<BulkFieldInputProps> }> => {
  try {
    const { BulkFieldInput } = await loadChunk('bulk-field-input', () => import('./BulkFieldInput.tsx'));
    return { default: BulkFieldInput };
  } catch (cause) {
    reportFailure('load the control of a field', cause);
    return { default: NotLoaded };
  }
});

function NotLoaded() {
  return <ErrorMessage text="The field can’t be loaded. Check your connection and reload the page." />;
}
