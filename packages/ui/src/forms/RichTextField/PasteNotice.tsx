import Alert from '@mui/material/Alert';
import { Button } from '../../primitives/Button/index.ts';

interface PasteNoticeProps {
  /** Number of pictures that were left out. */
  pictures: number;
  /** Called to replace the pasted text by its plain version. */
  onPlain: () => void;
  onClose: () => void;
}

/** Says how pasted text was changed. Internal to `RichTextEditor`. */
export function PasteNotice({ pictures, onPlain, onClose }: PasteNoticeProps) {
  const left =
    pictures === 1
      ? 'A picture was left out: add it by itself. '
      : `${pictures} pictures were left out: add them by themselves. `;
  return (
    <Alert role="status" severity="info">
      {pictures > 0 && left}
      What you pasted was tidied.{' '}
      <Button variant="text" size="small" onClick={onPlain}>
        Undo tidying
      </Button>
      <Button variant="text" size="small" onClick={onClose}>
        Keep
      </Button>
    </Alert>
  );
}
