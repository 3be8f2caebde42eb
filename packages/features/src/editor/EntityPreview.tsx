import type { AnyRecord } from '@porchlight/contract/entity';
import { hasStates } from '@porchlight/contract/publication';
import { readSections } from '@porchlight/contract/sections/stored-sections';
import { PreviewDialog } from '@porchlight/ui/feedback/PreviewDialog';
import { formContent, openSection, useFormContent } from '@porchlight/ui/inputs/EntityForm';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { namedFields, stateText } from '../entity/index.ts';
import { PreviewContext, useRunningNow } from '../site/index.ts';
import { previewedRecord } from './previewed-record.ts';
import type { RecordEditor } from './useRecordEditor.ts';

export interface EntityPreviewProps {
  editor: RecordEditor;
  /** Shows the preview beside the form instead of over it. */
  beside: boolean;
  /** Renders the record as on its public page. */
  page: ComponentType<{ record: AnyRecord }>;
  onClose: () => void;
}

/** Preview of a form's values on the record's public page. */
export function EntityPreview({ editor, beside, page: Page, onClose }: EntityPreviewProps) {
  const { definition, stored, form, fields } = editor;
  const [content, setContent] = useState(() => formContent(form.form, fields));
  useFormContent(form.form, fields, setContent);
  const [shown, setShown] = useState<AnyRecord | null>(null);
  // A file keeps its blob URL while someone types, so that its picture is not reloaded.
  const blobUrls = useRef(new Map<File, string>());
  useEffect(() => {
    const urls = blobUrls.current;
    const record = previewedRecord(definition, stored, content, (file) => {
      const url = urls.get(file) ?? URL.createObjectURL(file);
      urls.set(file, url);
      return url;
    });
    // A page of many sections takes as long as the form: who types meanwhile comes first.
    startTransition(() => setShown(record));
  }, [definition, stored, content]);
  useEffect(() => {
    const urls = blobUrls.current;
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, []);
  /** A click on a section of the page opens it in the form. */
  const openClickedSection = (ids: readonly string[]) => {
    const sectionIds = namedFields(definition).flatMap(({ name, kind }) =>
      kind === 'sections' ? (readSections(content.values[name])?.map((section) => section.id) ?? []) : [],
    );
    const id = ids.find((each) => sectionIds.includes(each));
    if (!id) return;
    if (!beside) onClose();
    openSection(id);
  };
  const now = useRunningNow();
  const savedText = stored && !form.hasChanges ? 'Saved' : 'Not saved yet';
  const note = hasStates(definition) ? stateText(stored, now, form.hasChanges) : savedText;
  return (
    <PreviewDialog open note={note} beside={beside} onClose={onClose} onContentClick={openClickedSection}>
      <PreviewContext value>{shown && <Page record={shown} />}</PreviewContext>
    </PreviewDialog>
  );
}
