import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
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
import { ConflictFieldset, type ConflictLabels } from './ConflictFieldset.tsx';
import type { ConflictChoice, ConflictField } from './conflict-field.ts';

/** Props of `ConflictDialog`. */
export interface ConflictDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role'> {
  /** The fields that two people have changed to different things. */
  fields: readonly ConflictField[];
  /** Labels of the fields that only the other person has changed: their changes are kept without asking. */
  merged?: readonly string[];
  /** Called with a choice for every field. */
  onSave: (choices: Record<string, ConflictChoice>) => void;
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
  /** A third choice, for texts. @default 'Write it together' */
  togetherLabel?: string;
  /** Said at a text that both changes went into by themselves. @default 'Both changes are in it. Read it once more.' */
  bothInText?: string;
  /** Said at a text that they did not. @default 'It begins with your version.' */
  beginsWithMineText?: string;
  /** Opens the rest of two long texts. @default 'Show the whole texts' */
  wholeText?: string;
  /** Folds them again. @default 'Show less' */
  lessText?: string;
  /** @default 'Empty' */
  emptyText?: string;
  /** Said at a field without a choice. @default 'Choose one of these.' */
  missingText?: string;
  /** Says how many fields lack a choice. @default '2 fields still to choose' */
  leftText?: (count: number) => string;
  /** @default 'Save these choices' */
  saveLabel?: string;
  /** @default 'Back to the form' */
  backLabel?: string;
}

/**
 * Shows two people's versions of one record field by field, with the words that differ marked, and has one chosen for
 * each; texts can be written together. Nothing is chosen beforehand and saving waits until all is, so that nobody's work
 * is overwritten by a quick press of a button.
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
  togetherLabel = 'Write it together',
  bothInText = 'Both changes are in it. Read it once more.',
  beginsWithMineText = 'It begins with your version.',
  wholeText = 'Show the whole texts',
  lessText = 'Show less',
  emptyText = 'Empty',
  missingText = 'Choose one of these.',
  leftText = (count) => (count === 1 ? '1 field still to choose' : `${count} fields still to choose`),
  saveLabel = 'Save these choices',
  backLabel = 'Back to the form',
  ...rest
}: ConflictDialogProps) {
  const textId = useId();
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
      <Choices
        label={title}
        fields={fields}
        onSave={onSave}
        labels={{
          mine: mineLabel,
          theirs: theirsLabel,
          together: togetherLabel,
          bothIn: bothInText,
          beginsWithMine: beginsWithMineText,
          base: baseLabel,
          whole: wholeText,
          less: lessText,
          empty: emptyText,
        }}
        missingText={missingText}
        leftText={leftText}
        intro={
          <>
            <DialogContentText id={textId}>{text}</DialogContentText>
            {merged.length > 0 && <Merged>{mergedText(merged)}</Merged>}
          </>
        }
        back={
          <Button variant="outlined" onClick={onBack}>
            {backLabel}
          </Button>
        }
        saveLabel={saveLabel}
      />
    </Dialog>
  );
}

interface ChoicesProps extends Required<Pick<ConflictDialogProps, 'missingText' | 'leftText' | 'saveLabel'>> {
  /** Names the form. */
  label: string;
  fields: readonly ConflictField[];
  onSave: ConflictDialogProps['onSave'];
  labels: ConflictLabels;
  /** Stands above the fields. */
  intro: ReactNode;
  /** The button that leads back. */
  back: ReactNode;
}

/** The radio groups and the buttons; drawn while the dialog is open, so that each opening starts without a choice. */
function Choices({ label, fields, onSave, labels, missingText, leftText, intro, back, saveLabel }: ChoicesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Record<string, ConflictChoice>>({});
  const [isChecked, setIsChecked] = useState(false);
  const missing = fields.filter(({ name }) => !choices[name]);

  return (
    <Form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (missing.length === 0) return onSave(choices);
        setIsChecked(true);
        form.current?.querySelector<HTMLInputElement>('input[type="radio"]:invalid')?.focus();
      }}
    >
      <DialogContent>
        {intro}
        <Fields>
          {fields.map((field) => (
            <ConflictFieldset
              key={field.name}
              field={field}
              chosen={choices[field.name]}
              onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
              error={isChecked && missing.includes(field) ? missingText : undefined}
              labels={labels}
            />
          ))}
        </Fields>
      </DialogContent>
      <DialogActions>
        <Left role="status">{missing.length > 0 ? leftText(missing.length) : ''}</Left>
        {back}
        {/* Pressed too early it leads to what is still to choose, which a button that is disabled could not. */}
        <Save type="submit" aria-disabled={missing.length > 0 || undefined}>
          {saveLabel}
        </Save>
      </DialogActions>
    </Form>
  );
}

/** Puts the focus where something begins to be. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

const Title = styled(DialogTitle)({ '&:focus-visible': { outline: 'none', boxShadow: 'none' } });

const Merged = styled('p')({ marginBlockStart: space(1), fontSize: smallText, color: color.muted });

/** The dialog's column: its fields are scrolled, its buttons stay. */
const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  flex: 1,
  // Where all of the dialog is scrolled, so is the form.
  [`${theme.breakpoints.down('sm')}, (max-height: 479.95px)`]: { flex: '1 0 auto' },
}));

const Fields = styled('div')({ display: 'grid', gap: space(3), marginBlockStart: space(3) });

const Left = styled('span')({ marginInlineEnd: 'auto', fontSize: smallText, color: color.muted });

const Save = styled(Button)({ '&&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } });
