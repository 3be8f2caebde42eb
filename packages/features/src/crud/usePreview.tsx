import type { AnyRecord } from '@porchlight/contract/entity';
import { Button } from '@porchlight/ui/Button';
import type { EntityFormHandle, EntityFormState } from '@porchlight/ui/EntityForm';
import { useMediaQuery } from '@porchlight/ui/hooks';
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadChunk, reportFailure } from '../api/index.ts';
import type { EntityPreviewProps } from './EntityPreview.tsx';
import type { EntityDefinition } from './entity-definition.ts';

interface Loaded {
  Preview: ComponentType<EntityPreviewProps>;
  page: EntityPreviewProps['page'];
}

/** Room for a phone's page beside a form. */
const roomBeside = '(min-width: 1400px)';

/**
 * A form's 'Preview' button and what it opens, both null for an entity whose definition has no preview. The public page
 * and the dialog are loaded when they are asked for. Where there is room it stands beside the form and follows what is
 * typed; elsewhere it lies over it.
 */
export function usePreview(
  definition: EntityDefinition,
  record: AnyRecord | null,
  form: RefObject<EntityFormHandle | null>,
): { button: ReactNode; dialog: ReactNode; beside: ReactNode; follow: (state: EntityFormState) => void } {
  const hasRoom = useMediaQuery(roomBeside);
  const button = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<EntityFormState | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const { preview } = definition;
  if (!preview) return { button: null, dialog: null, beside: null, follow: () => {} };

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

  const isBeside = hasRoom && state !== null;
  const close = () => {
    // Gone at once, so that it holds the focus no more. It gives it back by itself to what had it, which was nothing where
    // the preview took long to load: a button that waits can't have it.
    flushSync(() => setState(null));
    button.current?.focus();
  };
  const shown = loaded && state && (
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
        aria-pressed={hasRoom ? isBeside : undefined}
        onClick={() => (isBeside ? close() : void open())}
      >
        Preview
      </Button>
    ),
    dialog: hasRoom ? null : shown,
    beside: hasRoom ? shown : null,
    /** Told what the form holds. */
    follow: (next) => setState((before) => before && next),
  };
}
