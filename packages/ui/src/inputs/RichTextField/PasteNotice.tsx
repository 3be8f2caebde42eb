import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Button } from '../Button/index.ts';
import { type PasteOutcome, pasteSentences } from './paste-outcome.ts';

interface PasteNoticeProps {
  outcome: PasteOutcome;
  /** Pastes the text again without formatting; undefined once something else was changed. */
  onUndo?: () => void;
  onClose: () => void;
}

/** What became of pasted content; stays until it is closed if something was left out. Internal to `RichTextEditor`. */
export function PasteNotice({ outcome, onUndo, onClose }: PasteNoticeProps) {
  const sentences = pasteSentences(outcome);
  return (
    <Message role="status" severity={outcome.problems.length > 0 ? 'warning' : 'info'}>
      {sentences.length > 1 ? (
        <Sentences>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Sentences>
      ) : (
        sentences
      )}{' '}
      {onUndo && (
        <Button variant="text" size="small" onClick={onUndo}>
          Undo clean-up
        </Button>
      )}
      <Button variant="text" size="small" onClick={onClose}>
        {onUndo ? 'Keep' : 'Close'}
      </Button>
    </Message>
  );
}

/** Leaves room for the text below it in a low window. */
const Message = styled(Alert)({ maxBlockSize: '40vh', overflowY: 'auto' });
const Sentences = styled('ul')({ margin: 0, paddingInlineStart: '1.25em', listStyle: 'disc' });
