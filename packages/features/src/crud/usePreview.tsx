import { Button } from '@porchlight/ui/Button';
import type { EntityFormHandle, EntityFormState } from '@porchlight/ui/EntityForm';
import { type ComponentType, type ReactNode, type RefObject, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import type { AnyRecord } from './any-record.ts';
import type { EntityPreviewProps } from './EntityPreview.tsx';
import type { AnyEntityDefinition } from './entity-definition.ts';

interface Loaded {
  Preview: ComponentType<EntityPreviewProps>;
  page: EntityPreviewProps['page'];
}

/**
 * A form's 'Preview' button and what it opens, both null for an entity whose definition has no preview. The public page
 * and the dialog are loaded when they are asked for.
 */
export function usePreview(
  definition: AnyEntityDefinition,
  record: AnyRecord | null,
  form: RefObject<EntityFormHandle | null>,
): { button: ReactNode; preview: ReactNode } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<EntityFormState | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const { preview } = definition;
  if (!preview) return { button: null, preview: null };

  const open = async () => {
    setIsLoading(true);
    try {
      const [page, { EntityPreview }] = await Promise.all([
        preview(),
        loadChunk('preview', () => import('./EntityPreview.tsx')),
      ]);
      // Every definition gives the page of its own records.
      setLoaded({ Preview: EntityPreview, page: page as EntityPreviewProps['page'] });
      setState(form.current?.getState() ?? null);
    } catch (error) {
      reportFailure('load the preview', error);
    } finally {
      setIsLoading(false);
    }
  };

  return {
    button: (
      <Button variant="outlined" loading={isLoading} onClick={() => void open()}>
        Preview
      </Button>
    ),
    preview: loaded && state && (
      <loaded.Preview
        definition={definition}
        record={record}
        state={state}
        page={loaded.page}
        onClose={() => setState(null)}
      />
    ),
  };
}
