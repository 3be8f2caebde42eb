import { useMediaQuery } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import type { EntityPreviewProps } from './EntityPreview.tsx';
import type { RecordEditor } from './useRecordEditor.ts';

interface LoadedPreview {
  Preview: ComponentType<EntityPreviewProps>;
  page: EntityPreviewProps['page'];
}

/** Viewport width with room for a phone-sized page beside the form. */
const wideScreenQuery = '(min-width: 1400px)';

/**
 * A form's 'Preview' button and the preview it opens, both null for an entity whose definition has no preview. The
 * public page and the dialog are loaded when it is opened. On wide screens the preview is beside the form and follows
 * its values; elsewhere it is a dialog.
 */
export function usePreview(editor: RecordEditor): { button: ReactNode; dialog: ReactNode; beside: ReactNode } {
  const hasRoom = useMediaQuery(wideScreenQuery);
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<LoadedPreview | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The dialog's own focus restore is not enough: the button lost focus while it was disabled for loading.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { preview } = editor.definition;
  if (!preview) return { button: null, dialog: null, beside: null };

  const open = async () => {
    setIsLoading(true);
    try {
      const [{ Detail }, { EntityPreview }] = await Promise.all([
        preview(),
        loadChunk('preview', () => import('./EntityPreview.tsx')),
      ]);
      setLoaded({ Preview: EntityPreview, page: Detail });
      setIsOpen(true);
    } catch (error) {
      reportFailure('load the preview', error);
    } finally {
      setIsLoading(false);
    }
  };
  const close = () => setIsOpen(false);
  const isSideBySide = hasRoom && isOpen;
  const previewElement = loaded && isOpen && (
    <loaded.Preview editor={editor} beside={hasRoom} page={loaded.page} onClose={close} />
  );
  return {
    button: (
      <Button
        ref={button}
        variant="outlined"
        loading={isLoading}
        aria-pressed={hasRoom ? isSideBySide : undefined}
        onClick={() => (isSideBySide ? close() : void open())}
      >
        Preview
      </Button>
    ),
    dialog: hasRoom ? null : previewElement,
    beside: hasRoom ? previewElement : null,
  };
}
