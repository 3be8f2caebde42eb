import { useMediaQuery } from '@porchlight/ui/hooks';
import { Button } from '@porchlight/ui/inputs/Button';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import { namedFields, usePersistedState } from '../entity/index.ts';
import type { EntityPreviewProps } from './EntityPreview.tsx';
import type { RecordEditor } from './useRecordEditor.ts';

interface LoadedPreview {
  Preview: ComponentType<EntityPreviewProps>;
  page: EntityPreviewProps['page'];
}

/** Viewport width with room for a phone-sized page beside the form. */
const wideScreenQuery = '(min-width: 1400px)';

/**
 * A form's 'Preview' button and the preview it opens, both null for an entity whose definition has no preview. On wide
 * screens the preview is beside the form and follows its values, and stays open or closed as the person left it; for
 * pages made of sections it is open at first. Elsewhere it is a dialog. The public page is loaded when it is shown.
 */
export function usePreview(editor: RecordEditor): { button: ReactNode; dialog: ReactNode; beside: ReactNode } {
  const { definition } = editor;
  const { preview } = definition;
  const hasRoom = useMediaQuery(wideScreenQuery);
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<LoadedPreview | null>(null);
  const hasSections = namedFields(definition).some(({ kind }) => kind === 'sections');
  const [isOpenBeside, setOpenBeside] = usePersistedState(`preview-beside:${definition.name}`, hasSections);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const isOpen = hasRoom ? isOpenBeside : isDialogOpen;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The dialog's own focus restore is not enough: the button lost focus while it was disabled for loading.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const load = async () => {
    if (!preview || loaded) return;
    const [{ Detail }, { EntityPreview }] = await Promise.all([
      preview(),
      loadChunk('preview', () => import('./EntityPreview.tsx')),
    ]);
    setLoaded({ Preview: EntityPreview, page: Detail });
  };
  const failed = (error: unknown) => reportFailure('load the preview', error);
  const loadFirst = useEffectEvent(() => void load().catch(failed));
  const opensByItself = hasRoom && isOpenBeside;
  useEffect(() => {
    // The form comes first.
    if (opensByItself) return afterNextFrame(loadFirst);
  }, [opensByItself]);
  if (!preview) return { button: null, dialog: null, beside: null };

  const setOpen = hasRoom ? setOpenBeside : setDialogOpen;
  const open = async () => {
    setIsLoading(true);
    try {
      await load();
      setOpen(true);
    } catch (error) {
      failed(error);
    } finally {
      setIsLoading(false);
    }
  };
  const close = () => setOpen(false);
  const isShown = isOpen && loaded !== null;
  const previewElement = isShown && (
    <loaded.Preview editor={editor} beside={hasRoom} page={loaded.page} onClose={close} />
  );
  return {
    button: (
      <Button
        ref={button}
        variant="outlined"
        loading={isLoading}
        aria-pressed={hasRoom ? isShown : undefined}
        onClick={() => (hasRoom && isShown ? close() : void open())}
      >
        Preview
      </Button>
    ),
    dialog: hasRoom ? null : previewElement,
    beside: hasRoom ? previewElement : null,
  };
}

/** Calls a function once the screen has been painted. @returns the function that cancels it */
function afterNextFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
