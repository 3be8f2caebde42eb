import { fetchErrorText, type ResourceName } from '@porchlight/contract/entities';
import { Button } from '@porchlight/ui/Button';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import type { MouseEvent } from 'react';
import { isClientFault } from '../api/index.ts';

/** The part of a query's result that a failure is told from. */
export interface FailedResult {
  error: Error | null;
  refetch(): Promise<unknown>;
}

export interface FetchFailureProps {
  /** The resource, which names the error. */
  name: ResourceName;
  result: FailedResult;
}

/** The words for records that can't be had. Where the line may be at fault, and not the address, they can be asked for again. spec 8 */
export function FetchFailure({ name, result }: FetchFailureProps) {
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with the failure; who pressed it reads on where the answer will stand.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    void result.refetch();
  };
  return (
    <ErrorMessage text={fetchErrorText(name)}>
      {!isClientFault(result.error) && (
        <Button variant="outlined" onClick={tryAgain}>
          Try again
        </Button>
      )}
    </ErrorMessage>
  );
}
