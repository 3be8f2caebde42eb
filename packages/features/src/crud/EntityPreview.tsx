import type { AnyRecord } from '@porchlight/contract/entity';
import type { EntityFormState } from '@porchlight/ui/EntityForm';
import { PreviewDialog } from '@porchlight/ui/PreviewDialog';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { EntityDefinition } from './entity-definition.ts';
import { previewedRecord } from './previewed-record.ts';

export interface EntityPreviewProps {
  definition: EntityDefinition;
  /** The stored record, null for a new one. */
  record: AnyRecord | null;
  /** State of the form. */
  state: EntityFormState;
  /** Shows the preview beside the form instead of over it. */
  beside: boolean;
  /** Renders the record as on its public page. */
  page: ComponentType<{ record: AnyRecord }>;
  onClose: () => void;
}

/** Preview of a form's values on the record's public page. */
export function EntityPreview({ definition, record, state, beside, page: Page, onClose }: EntityPreviewProps) {
  const [shown, setShown] = useState<AnyRecord | null>(null);
  // A file keeps its blob URL while somebody types, so that its picture is not reloaded.
  const addresses = useRef(new Map<File, string>());
  useEffect(() => {
    const known = addresses.current;
    setShown(
      previewedRecord(definition, record, state, (file) => {
        const address = known.get(file) ?? URL.createObjectURL(file);
        known.set(file, address);
        return address;
      }),
    );
  }, [definition, record, state]);
  useEffect(() => {
    const known = addresses.current;
    return () => {
      for (const address of known.values()) URL.revokeObjectURL(address);
      known.clear();
    };
  }, []);
  return (
    <PreviewDialog open beside={beside} onClose={onClose}>
      {shown && <Page record={shown} />}
    </PreviewDialog>
  );
}
