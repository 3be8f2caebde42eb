import { fetchErrorText, type ResourceName } from '@porchlight/contract/entities';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Button } from '@porchlight/ui/inputs/Button';
import type { MouseEvent } from 'react';
import { isClientError } from '../api/index.ts';

/** The part of a query's result that `FetchFailure` needs. */
export interface FailedResult {
  error: Error | null;
  refetch(): Promise<unknown>;
}

export interface FetchFailureProps {
  /** The resource, for the error text. */
  name: ResourceName;
  result: FailedResult;
}

/** Error message for records that can't be loaded, with a retry button unless the error is a 4xx. spec 8 */
export function FetchFailure({ name, result }: FetchFailureProps) {
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the error: move focus to where the records will be.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    void result.refetch();
  };
  return (
    <ErrorMessage text={fetchErrorText(name)}>
      {!isClientError(result.error) && (
        <Button variant="outlined" onClick={tryAgain}>
          Try again
        </Button>
      )}
    </ErrorMessage>
  );
}
