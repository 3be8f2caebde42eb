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
  // A file keeps its blob URL while someone types, so that its picture is not reloaded.
  const blobUrls = useRef(new Map<File, string>());
  useEffect(() => {
    const urls = blobUrls.current;
    setShown(
      previewedRecord(definition, record, state, (file) => {
        const url = urls.get(file) ?? URL.createObjectURL(file);
        urls.set(file, url);
        return url;
      }),
    );
  }, [definition, record, state]);
  useEffect(() => {
    const urls = blobUrls.current;
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, []);
  return (
    <PreviewDialog open beside={beside} onClose={onClose}>
      {shown && <Page record={shown} />}
    </PreviewDialog>
  );
}
