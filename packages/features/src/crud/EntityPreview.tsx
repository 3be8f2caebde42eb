import type { EntityFormState } from '@porchlight/ui/EntityForm';
import { PreviewDialog } from '@porchlight/ui/PreviewDialog';
import { type ComponentType, useEffect, useState } from 'react';
import type { AnyRecord } from './any-record.ts';
import type { AnyEntityDefinition } from './entity-definition.ts';
import { previewedRecord } from './previewed-record.ts';

/** What `EntityPreview` shows. */
export interface EntityPreviewProps {
  definition: AnyEntityDefinition;
  /** The stored record, null for a new one. */
  record: AnyRecord | null;
  /** What the form holds. */
  state: EntityFormState;
  /** Draws the record as its public page does. */
  page: ComponentType<{ record: AnyRecord }>;
  onClose: () => void;
}

/** What is typed in a form, on its public page. */
export function EntityPreview({ definition, record, state, page: Page, onClose }: EntityPreviewProps) {
  const [shown, setShown] = useState<AnyRecord | null>(null);
  useEffect(() => {
    const { record: previewed, forget } = previewedRecord(definition, record, state);
    setShown(previewed);
    return forget;
  }, [definition, record, state]);
  return (
    <PreviewDialog open onClose={onClose}>
      {shown && <Page record={shown} />}
    </PreviewDialog>
  );
}
