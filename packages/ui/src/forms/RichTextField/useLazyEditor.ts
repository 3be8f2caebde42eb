import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './rich-text-types.ts';

/** The editor component once its chunk is loaded, or the state of loading. Internal. */
export function useLazyEditor(): ComponentType<RichTextEditorProps> | 'loading' | 'failed' {
  const [editor, setEditor] = useState<ComponentType<RichTextEditorProps> | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isMounted = true;
    const setIfMounted = (next: ComponentType<RichTextEditorProps> | 'failed') => {
      if (isMounted) setEditor(() => next);
    };
    void import('./RichTextEditor.tsx').then(
      ({ RichTextEditor }) => setIfMounted(RichTextEditor),
      () => setIfMounted('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return editor;
}
