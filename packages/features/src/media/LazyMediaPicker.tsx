import { Suspense } from 'react';
import { lazyComponent } from '../api/index.ts';
import type { MediaPickerProps } from './MediaPicker.tsx';

const MediaPicker = lazyComponent('media-picker', async () => (await import('./MediaPicker.tsx')).MediaPicker);

/** `MediaPicker`, loaded when it is opened. */
export function LazyMediaPicker(props: MediaPickerProps) {
  return (
    <Suspense>
      <MediaPicker {...props} />
    </Suspense>
  );
}
