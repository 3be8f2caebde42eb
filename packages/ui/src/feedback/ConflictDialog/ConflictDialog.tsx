import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../inputs/Button/index.ts';
import { color, smallText, space } from '../../theme/index.ts';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '../Dialog/index.ts';
import { ConflictFieldset } from './ConflictFieldset.tsx';
import type { ConflictChoice, ConflictField } from './conflict-field.ts';

export interface ConflictDialogProps extends Omit<DialogProps, 'onClose' | 'children' | 'title' | 'role'> {
  /** The fields that both people changed differently. */
  fields: readonly ConflictField[];
  /** Labels of the fields that only the other person changed, which are merged without asking. */
  merged?: readonly string[];
  /** Called with a choice for every field. */
  onSave: (choices: Record<string, ConflictChoice>) => void;
  /** Called by the back button and by Escape: returns to the unchanged form without saving. */
  onBack: () => void;
  /** Heading of the dialog. @default 'Someone else changed this too' */
  title?: string;
  /** Introduction. @default an explanation of what to do */
  text?: string;
}

/**
 * A dialog that resolves an edit conflict: shows both versions of a record field by field, with differing words marked,
 * to choose one for each field. Texts can also be edited into one version, formatted ones be merged paragraph by
 * paragraph. Nothing is preselected and saving requires a choice for every field, so that nobody's work is overwritten
 * by accident. MUI's `Dialog` with a form of radio groups.
 *
 * - **When**: a save is rejected because the record has changed since it was opened, and both changed the same field.
 * - **Not for**: changes of different fields, which are merged without asking.
 * - **Keys**: Tab from field to field, arrows between the versions, Enter saves, Escape goes back to the form.
 */
export function ConflictDialog({
  fields,
  merged = [],
  onSave,
  onBack,
  title = 'Someone else changed this too',
  text = 'While you were editing, someone else saved other changes. Choose which version of each field to keep. Nothing is saved until you do.',
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
      {/* The initial focus is on the title, so that it is read first and no choice is focused. */}
      <Title tabIndex={-1} ref={focus}>
        {title}
      </Title>
      <Choices {...{ title, fields, onSave, onBack }}>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {merged.length > 0 && (
          <Merged>{`They also changed: ${merged.join(', ')}. You did not change these fields, so their changes are kept.`}</Merged>
        )}
      </Choices>
    </Dialog>
  );
}

interface ChoicesProps extends Pick<ConflictDialogProps, 'title' | 'fields' | 'onSave' | 'onBack'> {
  /** Content above the fields. */
  children: ReactNode;
}

/** The radio groups and buttons; mounted while the dialog is open, so that it always opens without a choice. */
function Choices({ title, fields, onSave, onBack, children }: ChoicesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Record<string, ConflictChoice>>({});
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
        if (missing.length === 0) return onSave(choices);
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
              onChoose={(choice) =>
                setChoices(({ [field.name]: _, ...rest }) => (choice ? { ...rest, [field.name]: choice } : rest))
              }
              isMissing={isChecked && missing.includes(field)}
            />
          ))}
        </Fields>
      </DialogContent>
      <DialogActions>
        <Remaining role="status">{remainingText(missing.length)}</Remaining>
        <Button variant="outlined" onClick={onBack}>
          Back to form
        </Button>
        {/* Not disabled: pressing it moves the focus to the first missing choice. */}
        <Save type="submit" aria-disabled={missing.length > 0 || undefined}>
          Save choices
        </Save>
      </DialogActions>
    </Form>
  );
}

function remainingText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 field still to choose' : `${count} fields still to choose`;
}

/** Ref callback that focuses an element on mount. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}

const Title = styled(DialogTitle)({ '&:focus-visible': { outline: 'none', boxShadow: 'none' } });

const Merged = styled('p')({ marginBlockStart: space(1), fontSize: smallText, color: color.muted });

/** Column layout: the fields scroll, the buttons stay visible. */
const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  flex: 1,
  // Where the whole dialog scrolls, the form must not shrink.
  [`${theme.breakpoints.down('sm')}, (max-height: 479.95px)`]: { flex: '1 0 auto' },
}));

const Fields = styled('div')({ display: 'grid', gap: space(3), marginBlockStart: space(3) });

const Remaining = styled('span')({ marginInlineEnd: 'auto', fontSize: smallText, color: color.muted });

const Save = styled(Button)({ '&&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } });
