import { lazy, Suspense } from 'react';
import { loadChunk } from '../api/index.ts';
import type { MediaPickerProps } from './MediaPicker.tsx';

const MediaPicker = lazy(() =>
  loadChunk('media-picker', async () => ({ default: (await import('./MediaPicker.tsx')).MediaPicker })),
);

/** The library's dialog, which is loaded when somebody opens it. */
export function PictureLibrary(props: MediaPickerProps) {
  return (
    <Suspense>
      <MediaPicker {...props} />
    </Suspense>
  );
}
