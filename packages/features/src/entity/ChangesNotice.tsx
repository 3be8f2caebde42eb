import { Suspense } from 'react';
import { lazyComponent } from '../api/index.ts';
import type { ChangesNoticeProps } from './ChangesNoticeContent.tsx';

/** Loaded on demand, as few records have a draft of changes. */
const ChangesNoticeContent = lazyComponent(
  'changes',
  async () => (await import('./ChangesNoticeContent.tsx')).ChangesNoticeContent,
);

/** Notice on a draft of changes, and on a published record that has such a draft; renders nothing for other records. */
export function ChangesNotice(props: ChangesNoticeProps) {
  const { replaces, changes } = props.record;
  return replaces || changes ? (
    <Suspense fallback={null}>
      <ChangesNoticeContent {...props} />
    </Suspense>
  ) : null;
}
