import { lazy, Suspense } from 'react';
import { loadChunk } from '../api/index.ts';
import type { ChangesNoticeProps } from './ChangesText.tsx';

/** Few records have changes under way: what tells of them comes with those. */
const ChangesText = lazy(() =>
  loadChunk('changes', async () => ({ default: (await import('./ChangesText.tsx')).ChangesText })),
);

/** Tells of a draft of changes what it changes, and of a published record that there is one; nothing of any other. */
export function ChangesNotice(props: ChangesNoticeProps) {
  const { replaces, changes } = props.record;
  return replaces || changes ? (
    <Suspense fallback={null}>
      <ChangesText {...props} />
    </Suspense>
  ) : null;
}
