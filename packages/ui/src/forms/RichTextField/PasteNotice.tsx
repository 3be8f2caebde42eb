import Alert from '@mui/material/Alert';
import { Button } from '../../primitives/Button/index.ts';

interface PasteNoticeProps {
  /** How many pictures were left out. */
  pictures: number;
  /** Puts the text in without its formatting. */
  onPlain: () => void;
  onClose: () => void;
}

/** Says what became of what was pasted. Internal to `RichTextEditor`. */
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
