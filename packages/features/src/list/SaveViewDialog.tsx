import { savedViewNameMaxCharacters } from '@porchlight/contract/limits';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import type { OpenedDialogProps } from '@porchlight/ui/feedback/useDialogs';
import type { ShortFormValues } from '@porchlight/ui/inputs/ShortForm';
import { useState } from 'react';
import { ApiError, reportFailure } from '../api/index.ts';
import { failureText } from '../entity/index.ts';

/** What the dialog is about. */
export interface NamedView {
  title: string;
  text: string;
  submitLabel: string;
  /** The name so far. @default '' */
  name?: string;
  /** Names that it can't have. */
  takenNames: readonly string[];
  /** Offers to share it with everyone. @default false */
  canShare?: boolean;
  /** Called with the name. The dialog stays open if it rejects. */
  save: (values: { name: string; isShared: boolean }) => Promise<void>;
}

export type SaveViewDialogProps = OpenedDialogProps<NamedView, void>;

/** Asks for the name of a view of a list, and whether everyone gets it. */
export function SaveViewDialog({ payload, onClose }: SaveViewDialogProps) {
  const { title, text, submitLabel, name = '', takenNames, canShare = false, save } = payload;
  const [typed, setTyped] = useState({ name, share: '' });
  const [error, setError] = useState('');
  const [fieldErrors, setFieldErrors] = useState<ShortFormValues>({});
  const refuse = (message: string) => setFieldErrors({ name: message });
  const submit = async ({ name: entered = '', share = '' }: ShortFormValues) => {
    setTyped({ name: entered, share });
    setError('');
    setFieldErrors({});
    const trimmed = entered.trim();
    if (trimmed === '') return refuse('Enter a name.');
    if (trimmed.length > savedViewNameMaxCharacters)
      return refuse(`This can have at most ${savedViewNameMaxCharacters} characters.`);
    if (takenNames.some((each) => each.toLowerCase() === trimmed.toLowerCase()))
      return refuse('There is already a tab with this name. Choose another one.');
    try {
      await save({ name: trimmed, isShared: share === 'true' });
      onClose();
    } catch (cause) {
      reportFailure('save a view', cause);
      if (cause instanceof ApiError && cause.fields.name) refuse(cause.fields.name);
      else setError(failureText(cause));
    }
  };
  return (
    <FormDialog
      open
      title={title}
      text={text}
      fields={[
        { name: 'name', label: 'Name', kind: 'text', autoFocus: true, defaultValue: typed.name },
        ...(canShare
          ? [
              {
                ...{ name: 'share', label: 'Share with everyone who may read this list' },
                ...{ kind: 'checkbox' as const, defaultValue: typed.share },
              },
            ]
          : []),
      ]}
      error={error || undefined}
      fieldErrors={fieldErrors}
      submitLabel={submitLabel}
      leaveLabel="Cancel"
      onClose={() => onClose()}
      onLeave={() => onClose()}
      onSubmit={submit}
    />
  );
}
