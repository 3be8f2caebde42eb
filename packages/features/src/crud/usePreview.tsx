import type { AnyRecord } from '@porchlight/contract/entity';
import { Button } from '@porchlight/ui/Button';
import type { EntityFormHandle, EntityFormState } from '@porchlight/ui/EntityForm';
import { useMediaQuery } from '@porchlight/ui/hooks';
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadChunk, reportFailure } from '../api/index.ts';
import type { EntityPreviewProps } from './EntityPreview.tsx';
import type { EntityDefinition } from './entity-definition.ts';

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
export function usePreview(
  definition: EntityDefinition,
  record: AnyRecord | null,
  form: RefObject<EntityFormHandle | null>,
): { button: ReactNode; dialog: ReactNode; beside: ReactNode; onStateChange: (state: EntityFormState) => void } {
  const hasRoom = useMediaQuery(wideScreenQuery);
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<LoadedPreview | null>(null);
  const [state, setState] = useState<EntityFormState | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const { preview } = definition;
  if (!preview) return { button: null, dialog: null, beside: null, onStateChange: () => {} };

  const open = async () => {
    setIsLoading(true);
    try {
      const [{ Detail }, { EntityPreview }] = await Promise.all([
        preview(),
        loadChunk('preview', () => import('./EntityPreview.tsx')),
      ]);
      setLoaded({ Preview: EntityPreview, page: Detail });
      setState(form.current?.getState() ?? null);
    } catch (error) {
      reportFailure('load the preview', error);
    } finally {
      setIsLoading(false);
    }
  };

  const isSideBySide = hasRoom && state !== null;
  const close = () => {
    // Unmounted synchronously, to end its focus trap before the button gets focus. The dialog's own focus restore is
    // not enough: the button lost focus while it was disabled for loading.
    flushSync(() => setState(null));
    button.current?.focus();
  };
  const previewElement = loaded && state && (
    <loaded.Preview
      definition={definition}
      record={record}
      state={state}
      beside={hasRoom}
      page={loaded.page}
      onClose={close}
    />
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
    /** To be called with each change of the form's state. */
    onStateChange: (next) => setState((before) => before && next),
  };
}
