import { lazy, Suspense } from 'react';
import { loadChunk } from '../api/index.ts';
import type { MediaPickerProps } from './MediaPicker.tsx';

const MediaPicker = lazy(() =>
  loadChunk('media-picker', async () => ({ default: (await import('./MediaPicker.tsx')).MediaPicker })),
);

/** `MediaPicker`, loaded when it is opened. */
export function LazyMediaPicker(props: MediaPickerProps) {
  return (
    <Suspense>
      <MediaPicker {...props} />
    </Suspense>
  );
}
