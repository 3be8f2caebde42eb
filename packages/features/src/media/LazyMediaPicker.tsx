import { Dialog, DialogActions, DialogContent, DialogTitle } from '@porchlight/ui/feedback/Dialog';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Button } from '@porchlight/ui/inputs/Button';
import { type ComponentType, lazy, Suspense, useId, useState } from 'react';
import { loadChunk, reportFailure } from '../api/index.ts';
import type { MediaPickerProps } from './MediaPicker.tsx';

type PickerProps = MediaPickerProps & { onRetry: () => void };

/** The library; where it can't be loaded, a dialog that says so: the form that opened it has to stay. */
const lazyPicker = () =>
  lazy(async (): Promise<{ default: ComponentType<PickerProps> }> => {
    try {
      const { MediaPicker } = await loadChunk('media-picker', () => import('./MediaPicker.tsx'));
      return { default: MediaPicker };
    } catch (cause) {
      reportFailure('load the library', cause);
      return { default: NotLoaded };
    }
  });

/** `MediaPicker`, loaded when it is opened. */
export function LazyMediaPicker(props: MediaPickerProps) {
  // A new one for each attempt: a lazy component remembers its failure.
  const [Picker, setPicker] = useState(lazyPicker);
  return (
    // No dialog while it loads: one that gives way to another would lose the place that Back returns to.
    <Suspense fallback={null}>
      <Picker {...props} onRetry={() => setPicker(lazyPicker)} />
    </Suspense>
  );
}

function NotLoaded({ onClose, onRetry }: PickerProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Choose from the library</DialogTitle>
      <DialogContent>
        <ErrorMessage
          text="The library can’t be loaded right now. Check your connection. Everything you typed is still here."
          onRetry={onRetry}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
