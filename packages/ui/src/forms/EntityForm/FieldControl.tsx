import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { withCentury } from '@porchlight/contract/date-ranges';
import { formValueText } from '@porchlight/contract/rich-text-strings';
import type { InputHTMLAttributes } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { StoredFile } from '../FileField/index.ts';
import { FormField } from '../FormField/index.ts';
import type { EntityFormField, FormValues } from './entity-form-types.ts';
import { FocusControl } from './FocusControl.tsx';
import { PasswordControl } from './PasswordControl.tsx';

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

/** A field of an `EntityForm` other than a file: its label and the MUI input for its kind. Internal. */
export function FieldControl({ id, field, control, start, current, error }: FieldControlProps) {
  const { ref, value, ...binding } = useController({ name: field.name, control }).field;
  const text = String(value ?? '');
  const watched: string[] = field.remarkAlsoOf ? [field.remarkAlsoOf] : [];
  const [otherValue] = useWatch({ control, name: watched });
  const remark =
    field.kind === 'longText' ? wordCount(formValueText(text)) : field.remark?.(text, String(otherValue ?? ''));
  return (
    <FormField id={id} label={field.label} required={field.required} help={field.help} error={error}>
      {(aria) => (
        <>
          <Input
            field={field}
            start={start}
            control={control}
            current={current}
            invalid={Boolean(error)}
            {...aria}
            {...binding}
            onBlur={() => {
              // Someone who types 26 for the year sees the completed year before they save.
              const settled = field.days ? withCentury(text, field.days) : text;
              if (settled !== text) binding.onChange(settled);
              binding.onBlur();
            }}
            value={text}
            inputRef={ref}
          />
          {remark && <FormHelperText error={false}>{remark}</FormHelperText>}
        </>
      )}
    </FormField>
  );
}

/** '1 word', '1,204 words'; undefined for no words. The bars between table cells don't count. */
function wordCount(text: string): string | undefined {
  const count = text.match(/[^\s|]\S*/g)?.length ?? 0;
  return count === 0 ? undefined : `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`;
}

interface InputProps
  extends Omit<OutlinedInputProps, 'onChange' | 'onBlur'>,
    Pick<FieldControlProps, 'field' | 'start' | 'control' | 'current'> {
  /** Accepts an event or a value. */
  onChange: (change: unknown) => void;
  onBlur: () => void;
  /** Whether it has an error. */
  invalid: boolean;
}

function Input({ field, start, control, current, invalid, ...input }: InputProps) {
  const { id = '', value, onChange, onBlur, inputRef, 'aria-describedby': describedBy } = input;
  const customControlProps = {
    id,
    label: field.label,
    value: String(value),
    onChange,
    onBlur,
    inputRef,
    'aria-describedby': describedBy,
  };
  switch (field.kind) {
    case 'password':
      return <PasswordControl {...input} meter={field.meter} />;
    case 'lines':
      return <OutlinedInput {...input} multiline minRows={2} slotProps={{ input: { dir: 'auto' } }} />;
    case 'focus':
      return <FocusControl {...customControlProps} {...{ control, current }} picture={field.about} />;
    case 'longText':
      if (field.editor) return <field.editor {...customControlProps} invalid={invalid} />;
      return <OutlinedInput {...input} multiline minRows={6} slotProps={{ input: { dir: 'auto' } }} />;
    case 'choice':
      return (
        <NativeSelect input={<OutlinedInput {...input} />} sx={{ maxInlineSize: 360 }}>
          {/* Without an empty option, the first one would look as if it had been chosen. */}
          {!start && <option value="">Choose one</option>}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      );
    default:
      return <OutlinedInput {...input} sx={widths[field.kind]} slotProps={{ input: attributesOf(field) }} />;
  }
}

/** Widths of the inputs, as a hint at the length of their values. */
const widths: Partial<Record<EntityFormField['kind'], OutlinedInputProps['sx']>> = {
  money: { maxInlineSize: 200, fontVariantNumeric: 'tabular-nums' },
  number: { maxInlineSize: 140, fontVariantNumeric: 'tabular-nums' },
  year: { maxInlineSize: 140, fontVariantNumeric: 'tabular-nums' },
  phone: { maxInlineSize: 320 },
  date: { maxInlineSize: 260 },
  dateTime: { maxInlineSize: 260 },
};

/** HTML attributes by kind: virtual keyboard, autofill, spell checking. */
function attributesOf(field: EntityFormField): InputHTMLAttributes<HTMLInputElement> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' };
    case 'url':
      return { type: 'url', autoComplete: 'off', spellCheck: false, placeholder: 'https://' };
    case 'slug':
      return { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' };
    // Not `type="number"`: the wheel and arrow keys change it unnoticed, and it discards invalid input.
    case 'money':
      return { inputMode: 'decimal', autoComplete: 'off' };
    case 'number':
    case 'year':
      return { inputMode: 'numeric', autoComplete: 'off' };
    case 'phone':
      return { type: 'tel', autoComplete: 'off' };
    case 'username':
      return { autoComplete: 'off', dir: 'auto', spellCheck: false, autoCapitalize: 'none' };
    case 'date':
      return { type: 'date', min: field.days?.min, max: field.days?.max ?? '9999-12-31' };
    case 'dateTime':
      return {
        type: 'datetime-local',
        min: field.days && `${field.days.min}T00:00`,
        max: `${field.days?.max ?? '9999-12-31'}T23:59`,
      };
    default:
      return { autoComplete: 'off', dir: 'auto' };
  }
}
