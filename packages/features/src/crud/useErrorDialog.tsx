import { MessageDialog } from '@porchlight/ui/MessageDialog';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/index.ts';

interface ErrorDialogContent {
  title: string;
  text: string;
}

/**
 * Dialog that explains a failed request: the server refused it (such as deleting one's own account), the record no
 * longer exists, or there is no connection.
 * @returns the dialog, which must always be rendered, and a function that opens it
 */
export function useErrorDialog(): [dialog: ReactNode, showError: (title: string, error: unknown) => void] {
  const [shown, setShown] = useState<ErrorDialogContent | null>(null);
  const showError = (title: string, error: unknown) => {
    setShown({ title, text: reasonOf(error) });
  };
  const dialog = (
    <MessageDialog
      open={shown !== null}
      title={shown?.title ?? ''}
      text={shown?.text ?? ''}
      onClose={() => setShown(null)}
    />
  );
  return [dialog, showError];
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Nothing was changed. Try again.';
  if (error.status === 404) return 'It no longer exists. Someone else has deleted it.';
  return error.status >= 500 ? 'Something went wrong on the server. Try again.' : error.message;
}
