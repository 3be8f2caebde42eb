import { formatLongDate } from '@porchlight/contract/dates';
import { CopyLine } from '@porchlight/ui/data-display/CopyLine';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@porchlight/ui/feedback/Dialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useId } from 'react';

/** A link that a person hands over. */
interface HandedLink {
  username: string;
  link: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  expires_at: string;
}

/** Dialog with the link of an invitation, where the server sends no mail. */
export function InvitationLinkDialog({
  payload: { username, link, expires_at },
  onClose,
}: OpenedDialogProps<HandedLink, void>) {
  const id = useId();
  return (
    <Dialog open onClose={() => onClose()} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{username} is invited</DialogTitle>
      <DialogContent>
        <Stack>
          <DialogContentText id={`${id}-text`}>
            Copy the link and send it to them, and to nobody else. It works once, until{' '}
            {formatLongDate(expires_at, { withTime: true })}.
          </DialogContentText>
          <CopyLine text={link} copyLabel="Copy link" />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose()}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
