import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { ModalDialog, type ModalDialogProps } from '../ModalDialog/index.ts';
import { color, media, smallText, space, step } from '../theme/index.ts';
import { type ConflictField, ConflictFieldset, type ConflictWords, type VersionName } from './ConflictFieldset.tsx';

/** Props of `ConflictDialog`. */
export interface ConflictDialogProps extends Omit<ModalDialogProps, 'onClose' | 'children' | 'title' | 'closesBeside'> {
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
 * Renders a modal `dialog` with a form of radio groups.
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
  open,
  ...rest
}: ConflictDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open={open} aria-labelledby={titleId} aria-describedby={textId} onClose={onBack} {...rest}>
      {/* Focus begins at the title, so that it is read first; the browser's own choice would be the first radio. */}
      <Title id={titleId} tabIndex={-1} autoFocus>
        {title}
      </Title>
      <p id={textId}>{text}</p>
      {merged.length > 0 && <Merged>{mergedText(merged)}</Merged>}
      <Choices
        fields={fields}
        onSave={onSave}
        onBack={onBack}
        words={{
          mine: mineLabel,
          theirs: theirsLabel,
          base: baseLabel,
          differences: differencesLabel,
          empty: emptyText,
        }}
        missingText={missingText}
        saveLabel={saveLabel}
        backLabel={backLabel}
        titleId={titleId}
      />
    </Dialog>
  );
}

interface ChoicesProps extends Required<Pick<ConflictDialogProps, 'missingText' | 'saveLabel' | 'backLabel'>> {
  fields: readonly ConflictField[];
  onSave: ConflictDialogProps['onSave'];
  onBack: () => void;
  words: ConflictWords;
  titleId: string;
}

/** The radio groups; drawn while the dialog is open, so that each opening starts without a choice. */
function Choices({ fields, onSave, onBack, words, missingText, saveLabel, backLabel, titleId }: ChoicesProps) {
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Record<string, VersionName>>({});
  const [isChecked, setIsChecked] = useState(false);
  const missing = fields.filter(({ name }) => !choices[name]);

  return (
    <Form
      ref={form}
      noValidate
      aria-labelledby={titleId}
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
      <Answers>
        <Button type="submit">{saveLabel}</Button>
        <Button variant="outlined" onClick={onBack}>
          {backLabel}
        </Button>
      </Answers>
    </Form>
  );
}

const Dialog = styled(ModalDialog)({ inlineSize: 'min(860px, calc(100vw - 32px))' });

const Title = styled('h2')({ fontSize: step[1], marginBlockEnd: space(1), '&:focus-visible': { outline: 'none' } });

const Merged = styled('p')({ marginBlockStart: space(1), fontSize: smallText, color: color.muted });

const Form = styled('form')({ display: 'grid', gap: space(3), marginBlockStart: space(3) });

const Answers = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  [media.phone]: { flexDirection: 'column' },
});
