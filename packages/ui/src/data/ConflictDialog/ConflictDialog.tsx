import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../../feedback/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { color, smallText, space } from '../../theme/index.ts';
import { ConflictFieldset } from './ConflictFieldset.tsx';
import type { ConflictChoice, ConflictField } from './conflict-field.ts';

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
}

/**
 * Shows two people's versions of one record field by field, with the words that differ marked, and has one chosen for
 * each; texts can be written together, those with formatting are put together by their paragraphs. Nothing is chosen beforehand and saving waits until all is, so that nobody's work
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
      <Choices {...{ title, fields, onSave, onBack }}>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {merged.length > 0 && (
          <Merged>{`They also changed: ${merged.join(', ')}. You did not touch that, so their changes stay.`}</Merged>
        )}
      </Choices>
    </Dialog>
  );
}

interface ChoicesProps extends Pick<ConflictDialogProps, 'title' | 'fields' | 'onSave' | 'onBack'> {
  /** Stands above the fields. */
  children: ReactNode;
}

/** The radio groups and the buttons; drawn while the dialog is open, so that each opening starts without a choice. */
function Choices({ title, fields, onSave, onBack, children }: ChoicesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Record<string, ConflictChoice | undefined>>({});
  const [isChecked, setIsChecked] = useState(false);
  const missing = fields.filter(({ name }) => !choices[name]);

  return (
    <Form
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (missing.length === 0) return onSave(definedIn(choices));
        setIsChecked(true);
        form.current?.querySelector<HTMLInputElement>('input[type="radio"]:invalid')?.focus();
      }}
    >
      <DialogContent>
        {children}
        <Fields>
          {fields.map((field) => (
            <ConflictFieldset
              key={field.name}
              field={field}
              onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
              isMissing={isChecked && missing.includes(field)}
            />
          ))}
        </Fields>
      </DialogContent>
      <DialogActions>
        <Left role="status">{leftText(missing.length)}</Left>
        <Button variant="outlined" onClick={onBack}>
          Back to the form
        </Button>
        {/* Pressed too early it leads to what is still to choose, which a button that is disabled could not. */}
        <Save type="submit" aria-disabled={missing.length > 0 || undefined}>
          Save these choices
        </Save>
      </DialogActions>
    </Form>
  );
}

function leftText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 field still to choose' : `${count} fields still to choose`;
}

/** The choices, once none is open. */
function definedIn(choices: Readonly<Record<string, ConflictChoice | undefined>>): Record<string, ConflictChoice> {
  const entries = Object.entries(choices).flatMap(([name, choice]) => (choice ? [[name, choice] as const] : []));
  return Object.fromEntries(entries);
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
