import Chip from '@mui/material/Chip';
import { useSyncExternalStore } from 'react';

/** What `FormFootnote` needs. */
export interface FormFootnoteProps {
  /** Whether visitors see the record. */
  isPublic: boolean;
  /** When the device has kept a draft of the form last, as '4:16 PM'. */
  keptAt: string | undefined;
}

/** Beside a form's buttons: what saving does, what is kept meanwhile, and whether there is a connection to save by. */
export function FormFootnote({ isPublic, keptAt }: FormFootnoteProps) {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return (
    <>
      <span role="status">{!isOnline && <Chip size="small" color="warning" label="No connection" />}</span>
      {keptAt && <span>Kept on this device {keptAt}</span>}
      {isPublic && <span>Visitors see it at once when it is saved.</span>}
    </>
  );
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
