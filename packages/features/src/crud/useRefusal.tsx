import { MessageDialog } from '@porchlight/ui/MessageDialog';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/index.ts';

interface Refusal {
  title: string;
  text: string;
}

/**
 * Says why the server refused what was asked of it, such as deleting one's own account. Other failures are only
 * logged, as the specification has it: they tell the person nothing to act on. spec 8
 * @returns the dialog, to be drawn always, and a function that opens it where the failure is such a refusal
 */
export function useRefusal(): [dialog: ReactNode, tell: (title: string, error: unknown) => void] {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const tell = (title: string, error: unknown) => {
    if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'gone')) {
      setRefusal({ title, text: error.message });
    }
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
