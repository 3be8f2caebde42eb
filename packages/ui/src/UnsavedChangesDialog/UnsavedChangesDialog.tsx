import styled from '@emotion/styled';
import { useId } from 'react';
import { Button } from '../Button/index.ts';
import { DialogAnswers, DialogTitle, ModalDialog, type ModalDialogProps } from '../ModalDialog/index.ts';
import { media } from '../theme/index.ts';

/** Props of `UnsavedChangesDialog`. */
export interface UnsavedChangesDialogProps extends Omit<ModalDialogProps, 'onClose' | 'children' | 'closesBeside'> {
  /** Keeps the page and everything typed. Also Escape. */
  onStay: () => void;
  /** Saves, then leaves. */
  onSave: () => void;
  /** Leaves without saving. */
  onLeave: () => void;
  /** While it is being saved. @default false */
  saving?: boolean;
  /** @default 'Leave without saving?' */
  title?: string;
  /** @default 'What you changed on this page is not saved yet.' */
  text?: string;
  /** @default 'Stay' */
  stayLabel?: string;
  /** @default 'Save' */
  saveLabel?: string;
  /** @default 'Saving…' */
  savingLabel?: string;
  /** @default 'Leave' */
  leaveLabel?: string;
}

/**
 * Asks before unsaved changes are lost. The first, focused answer loses nothing.
 * Renders a modal `dialog` with `role="alertdialog"`.
 *
 * - **When**: leaving a form with something typed in it.
 * - **Not for**: after saving, or when nothing was typed.
 * - **Keys**: Stay has the focus; Escape stays too.
 */
export function UnsavedChangesDialog({
  onStay,
  onSave,
  onLeave,
  saving = false,
  title = 'Leave without saving?',
  text = 'What you changed on this page is not saved yet.',
  stayLabel = 'Stay',
  saveLabel = 'Save',
  savingLabel = 'Saving…',
  leaveLabel = 'Leave',
  ...rest
}: UnsavedChangesDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <ModalDialog role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} onClose={onStay} {...rest}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <p id={textId}>{text}</p>
      <DialogAnswers>
        {/* First in the document, so that the browser focuses it. */}
        <Button variant="outlined" onClick={onStay}>
          {stayLabel}
        </Button>
        <Button aria-busy={saving || undefined} onClick={() => !saving && onSave()}>
          {saving ? savingLabel : saveLabel}
        </Button>
        <LeaveButton variant="text" onClick={onLeave}>
          {leaveLabel}
        </LeaveButton>
      </DialogAnswers>
    </ModalDialog>
  );
}

const LeaveButton = styled(Button)({ marginInlineStart: 'auto', [media.phone]: { marginInlineStart: 0 } });
