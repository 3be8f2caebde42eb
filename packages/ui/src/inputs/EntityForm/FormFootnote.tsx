import Chip from '@mui/material/Chip';
import { useSyncExternalStore } from 'react';
import { Footnote } from './form-layout.ts';

/**
 * Status beside a form's buttons: when the draft was last stored, and whether the device is offline. Internal to
 * `EntityForm`.
 */
export function FormFootnote({ draftStatus }: { draftStatus: string | undefined }) {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Footnote>
      <span role="status">{!isOnline && <Chip size="small" color="warning" label="No connection" />}</span>
      {draftStatus && <span>{draftStatus}</span>}
    </Footnote>
  );
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
