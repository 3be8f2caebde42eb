import FormHelperText from '@mui/material/FormHelperText';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { withCentury } from '@porchlight/contract/date-ranges';
import type { ReactNode } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { StoredFile } from '../FileField/index.ts';
import { FormField } from '../FormField/index.ts';
import type { EntityFormField, FormValues } from './entity-form-types.ts';

/** Props of the control of one `EntityForm` field. */
export interface FieldControlProps {
  /** Id of the control; label, help and error refer to it. */
  id: string;
  /** Description of the field. */
  field: EntityFormField;
  /** The form's control object from React Hook Form. */
  control: Control<FormValues>;
  /** The field's initial value. */
  start: string;
  /** The stored file that the field holds or describes. */
  current?: StoredFile | null;
  /** Error message; undefined if there is none. */
  error: string | undefined;
}

/** Props of the input inside a control: those of MUI's input, and those of the control. Internal. */
export interface FieldInputProps
  extends Omit<OutlinedInputProps, 'onChange' | 'onBlur' | 'value' | 'id'>,
    Pick<FieldControlProps, 'field' | 'start' | 'control' | 'current'> {
  id: string;
  value: string;
  /** Accepts an event or a value. */
  onChange: (change: unknown) => void;
  onBlur: () => void;
  /** Whether it has an error. */
  invalid: boolean;
}

interface LabelledControlProps extends FieldControlProps {
  renderInput: (input: FieldInputProps) => ReactNode;
  /** Returns a note below the input on its value. @default the field's own `remark` */
  remarkOn?: (text: string) => string | undefined;
}

/** A field of an `EntityForm` with its label, help, error and remark around an input. Internal. */
export function FieldControl({
  id,
  field,
  control,
  start,
  current,
  error,
  renderInput,
  remarkOn,
}: LabelledControlProps) {
  const { ref, value, ...binding } = useController({ name: field.name, control }).field;
  const text = String(value ?? '');
  const watched: string[] = field.remarkAlsoOf ? [field.remarkAlsoOf] : [];
  const [otherValue] = useWatch({ control, name: watched });
  const remark = remarkOn ? remarkOn(text) : field.remark?.(text, String(otherValue ?? ''));
  const onBlur = () => {
    // Someone who types 26 for the year sees the completed year before they save.
    const settled = field.days ? withCentury(text, field.days) : text;
    if (settled !== text) binding.onChange(settled);
    binding.onBlur();
  };
  return (
    <FormField id={id} label={field.label} required={field.required} help={field.help} error={error}>
      {(aria) => (
        <>
          {renderInput({
            ...{ field, start, control, current, invalid: Boolean(error) },
            ...aria,
            ...binding,
            ...{ onBlur, value: text, inputRef: ref },
          })}
          {remark && <FormHelperText error={false}>{remark}</FormHelperText>}
        </>
      )}
    </FormField>
  );
}

/** The props of MUI's input alone. Internal. */
export function inputProps({
  field,
  start,
  control,
  current,
  invalid,
  ...input
}: Omit<FieldInputProps, 'start' | 'control' | 'current'> & Partial<FieldInputProps>) {
  return input;
}

/** The props of an input that is not MUI's: its label, and changes by value. Internal. */
export function customInputProps(input: FieldInputProps) {
  const { id, field, value, onChange, onBlur, inputRef, 'aria-describedby': describedBy } = input;
  return { id, label: field.label, value, onChange, onBlur, inputRef, 'aria-describedby': describedBy };
}
