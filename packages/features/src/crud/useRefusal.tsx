import { MessageDialog } from '@porchlight/ui/MessageDialog';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/index.ts';

interface Refusal {
  title: string;
  text: string;
}

/**
 * Says why what was asked of the server did not happen: it refused, such as deleting one's own account, the record is
 * gone, or the line is down.
 * @returns the dialog, to be drawn always, and a function that opens it
 */
export function useRefusal(): [dialog: ReactNode, tell: (title: string, error: unknown) => void] {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tell = (title: string, error: unknown) => {
    setRefusal({ title, text: reasonOf(error) });
  };
  const dialog = (
    <MessageDialog
      open={refusal !== null}
      title={refusal?.title ?? ''}
      text={refusal?.text ?? ''}
      onClose={() => setRefusal(null)}
    />
  );
  return [dialog, tell];
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Nothing was changed; please try again.';
  if (error.status === 404) return 'It is not there any more: somebody else has deleted it.';
  return error.status >= 500 ? 'Something went wrong on the server. Please try again.' : error.message;
}
