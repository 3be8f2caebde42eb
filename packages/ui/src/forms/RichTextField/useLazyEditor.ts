import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './rich-text-types.ts';

/** The editor component once its chunk is loaded, or the state of loading. Internal. */
export function useLazyEditor(): ComponentType<RichTextEditorProps> | 'loading' | 'failed' {
  const [part, setPart] = useState<ComponentType<RichTextEditorProps> | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isHere = true;
    const show = (next: ComponentType<RichTextEditorProps> | 'failed') => {
      if (isHere) setPart(() => next);
    };
    void import('./RichTextEditor.tsx').then(
      ({ RichTextEditor }) => show(RichTextEditor),
      () => show('failed'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return part;
}
