import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';
import { color, smallText, space } from '../theme/index.ts';
import { type ConflictField, ConflictFieldset, type ConflictWords, type VersionName } from './ConflictFieldset.tsx';

/** Props of `ConflictDialog`. */
export interface ConflictDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role'> {
  /** The fields that two people have changed to different things. */
  fields: readonly ConflictField[];
  /** Labels of the fields that only the other person has changed: their changes are kept without asking. */
  merged?: readonly string[];
  /** Called with a choice for every field. */
  onSave: (choices: Record<string, VersionName>) => void;
  /** Back to the form, as it was; nothing is saved. Also Escape. */
  onBack: () => void;
  /** @default 'Someone else changed this too' */
  title?: string;
  /** @default says what to do */
  text?: string;
  /** Says which of the other person's changes are kept. @default 'They also changed: …' */
  mergedText?: (labels: readonly string[]) => string;
  /** @default 'Your version' */
  mineLabel?: string;
  /** @default 'Their version, saved now' */
  theirsLabel?: string;
  /** @default 'Before both changes' */
  baseLabel?: string;
  /** Heads the comparison of two long texts, word by word. @default 'What differs, from theirs to yours' */
  differencesLabel?: string;
  /** @default 'Empty' */
  emptyText?: string;
  /** Said at a field without a choice. @default 'Choose one of the two.' */
  missingText?: string;
  /** @default 'Save these choices' */
  saveLabel?: string;
  /** @default 'Back to the form' */
  backLabel?: string;
}

/**
 * Shows two people's versions of one record field by field and has one chosen for each. Nothing is chosen beforehand, so
 * that nobody's work is overwritten by a quick press of a button.
 * MUI's `Dialog` with a form of radio groups.
 *
 * - **When**: a save is refused because the record has changed since it was opened, and both changed the same field.
 * - **Not for**: changes of different fields, which go together without a question.
 * - **Keys**: Tab from field to field, arrows between the versions, Enter saves, Escape goes back to the form.
 */
export function ConflictDialog({
  fields,
  merged = [],
  onSave,
  onBack,
  title = 'Someone else changed this too',
  text = 'While you were editing, someone else saved other changes. Choose which version to keep for each field below; nothing is saved until you do.',
  mergedText = (labels) => `They also changed: ${labels.join(', ')}. You did not touch that, so their changes stay.`,
  mineLabel = 'Your version',
  theirsLabel = 'Their version, saved now',
  baseLabel = 'Before both changes',
  differencesLabel = 'What differs, from theirs to yours',
  emptyText = 'Empty',
  missingText = 'Choose one of the two.',
  saveLabel = 'Save these choices',
  backLabel = 'Back to the form',
  ...rest
}: ConflictDialogProps) {
  const textId = useId();
  const formId = useId();
  return (
    <Dialog
      maxWidth="lg"
      aria-describedby={textId}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onBack()}
      {...rest}
    >
      {/* Focus begins at the title, so that it is read first, and not at a choice. */}
      <Title tabIndex={-1} ref={focus}>
        {title}
      </Title>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {merged.length > 0 && <Merged>{mergedText(merged)}</Merged>}
        <Choices
          id={formId}
          label={title}
          fields={fields}
          onSave={onSave}
          words={{
            mine: mineLabel,
            theirs: theirsLabel,
            base: baseLabel,
            differences: differencesLabel,
            empty: emptyText,
          }}
          missingText={missingText}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onBack}>
          {backLabel}
        </Button>
        <Button type="submit" form={formId}>
          {saveLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoicesProps extends Required<Pick<ConflictDialogProps, 'missingText'>> {
  /** The form's id, by which the button at the foot sends it. */
  id: string;
  /** Names the form. */
  label: string;
  fields: readonly ConflictField[];
  onSave: ConflictDialogProps['onSave'];
  words: ConflictWords;
}

/** The radio groups; drawn while the dialog is open, so that each opening starts without a choice. */
function Choices({ id, label, fields, onSave, words, missingText }: ChoicesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Record<string, VersionName>>({});
  const [isChecked, setIsChecked] = useState(false);
  const missing = fields.filter(({ name }) => !choices[name]);

  return (
    <Form
      ref={form}
      id={id}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (missing.length === 0) return onSave(choices);
        setIsChecked(true);
        form.current?.querySelector<HTMLInputElement>('input:invalid')?.focus();
      }}
    >
      {fields.map((field) => (
        <ConflictFieldset
          key={field.name}
          field={field}
          chosen={choices[field.name]}
          onChoose={(version) => setChoices((before) => ({ ...before, [field.name]: version }))}
          error={isChecked && missing.includes(field) ? missingText : undefined}
          words={words}
        />
      ))}
    </Form>
  );
}

/** Puts the focus where something begins to be. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

const Title = styled(DialogTitle)({ '&:focus-visible': { outline: 'none', boxShadow: 'none' } });

const Merged = styled('p')({ marginBlockStart: space(1), fontSize: smallText, color: color.muted });

const Form = styled('form')({ display: 'grid', gap: space(3), marginBlockStart: space(3) });
