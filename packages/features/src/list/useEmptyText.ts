import type { ResourceName } from '@porchlight/contract/entities';
import { useEffect, useState } from 'react';
import { loadChunk } from '../api/index.ts';
import type { EmptyText } from './empty-texts.ts';

/** What an empty list says, loaded when it is needed: most lists have rows. */
export function useEmptyText(name: ResourceName, isEmpty: boolean): EmptyText | undefined {
  const [text, setText] = useState<EmptyText>();
  useEffect(() => {
    if (!isEmpty) return;
    loadChunk('empty-texts', () => import('./empty-texts.ts')).then(
      ({ emptyTexts }) => setText(emptyTexts[name]),
      // Without a connection the list says what is missing all the same.
      () => {},
    );
  }, [name, isEmpty]);
  return text;
}
