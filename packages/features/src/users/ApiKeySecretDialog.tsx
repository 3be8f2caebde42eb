import type { NewApiKeyResponse } from '@porchlight/contract/api-keys';
import { CopyLine } from '@porchlight/ui/data-display/CopyLine';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@porchlight/ui/feedback/Dialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useId } from 'react';

/**
 * Dialog with the secret of a new API key, which is shown only once; Escape doesn't close it, so that it isn't lost.
 */
export function ApiKeySecretDialog({ payload: { key, secret }, onClose }: OpenedDialogProps<NewApiKeyResponse, void>) {
  const id = useId();
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>API key for {key.name}</DialogTitle>
      <DialogContent>
        <Stack>
          <DialogContentText id={`${id}-text`}>
            Copy the key now and store it safely. It will not be shown again. If you lose it, create a new key.
          </DialogContentText>
          <CopyLine text={secret} copyLabel="Copy" />
          <DialogContentText>
            The program sends it with each request: <code>Authorization: Bearer plk_…</code>
          </DialogContentText>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>I have copied the key</Button>
      </DialogActions>
    </Dialog>
  );
}
