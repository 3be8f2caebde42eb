import { lazy, Suspense } from 'react';
import { loadChunk } from '../api/index.ts';
import type { ChangesNoticeProps } from './ChangesText.tsx';

/** Loaded on demand, as few records have a draft of changes. */
const ChangesText = lazy(() =>
  loadChunk('changes', async () => ({ default: (await import('./ChangesText.tsx')).ChangesText })),
);

/** Notice on a draft of changes, and on a published record that has such a draft; renders nothing for other records. */
export function ChangesNotice(props: ChangesNoticeProps) {
  const { replaces, changes } = props.record;
  return replaces || changes ? (
    <Suspense fallback={null}>
      <ChangesText {...props} />
    </Suspense>
  ) : null;
}
