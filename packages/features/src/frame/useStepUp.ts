import { type Dialogs, useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useEffect } from 'react';
import { loadChunk, onStepUp, reportFailure } from '../api/index.ts';
import { loadFailure } from './load-failure.ts';

/** Asks for the password when a request needs a step-up. Requests that wait at the same time share one dialog. */
export function useStepUp(): void {
  const dialogs = useDialogs();
  useEffect(() => {
    let pending: Promise<boolean> | null = null;
    return onStepUp(() => {
      pending ??= confirmIdentity(dialogs).finally(() => {
        pending = null;
      });
      return pending;
    });
  }, [dialogs]);
}

/** @returns promise of whether the password was right */
async function confirmIdentity(dialogs: Dialogs): Promise<boolean> {
  try {
    // Not preloaded, because few people need it.
    const { ConfirmIdentity } = await loadChunk('confirm-identity', () => import('./ConfirmIdentity.tsx'));
    return await dialogs.open(ConfirmIdentity, undefined);
  } catch (error) {
    reportFailure('load confirm-identity', error);
    await dialogs.alert(loadFailure.text, loadFailure);
    return false;
  }
}
