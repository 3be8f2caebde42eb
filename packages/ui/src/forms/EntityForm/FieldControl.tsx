import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { textIn } from '@porchlight/contract/rich-text-strings';
import type { InputHTMLAttributes } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { StoredFile } from '../FileField/index.ts';
import { FormField } from '../FormField/index.ts';
import type { EntityFormField } from './entity-form-types.ts';
import { FocusControl } from './FocusControl.tsx';
import type { FormValues } from './form-values.ts';
import { PasswordControl } from './PasswordControl.tsx';

/** What one field of an `EntityForm` is drawn from. */
export interface FieldControlProps {
  /** Id of the control; label, help and error are tied to it. */
  id: string;
  /** What it asks for. */
  field: EntityFormField;
  /** The form that holds its value. */
  control: Control<FormValues>;
  /** What the form started with. */
  start: string;
  /** The stored file that it is, or says something of. */
  current?: StoredFile | null;
  /** What is wrong with it; undefined for nothing. */
  error: string | undefined;
}

/** One field of an `EntityForm` that is not a file: its label and MUI's input of its kind. Internal. */
export function FieldControl({ id, field, control, start, current, error }: FieldControlProps) {
  const { ref, value, ...binding } = useController({ name: field.name, control }).field;
  const text = String(value ?? '');
  const remark = field.kind === 'longText' ? wordCount(textIn(text)) : field.remark?.(text);
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
            value={text}
            inputRef={ref}
          />
          {remark && <FormHelperText error={false}>{remark}</FormHelperText>}
        </>
      )}
    </FormField>
  );
}

/** '1 word', '1,204 words'; nothing of no word. What parts the cells of a table is none. */
function wordCount(text: string): string | undefined {
  const count = text.match(/[^\s|]\S*/g)?.length ?? 0;
  return count === 0 ? undefined : `${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`;
}

interface InputProps
  extends Omit<OutlinedInputProps, 'onChange' | 'onBlur'>,
    Pick<FieldControlProps, 'field' | 'start' | 'control' | 'current'> {
  /** Takes an event or a value. */
  onChange: (change: unknown) => void;
  onBlur: () => void;
  /** Whether something is wrong with it. */
  invalid: boolean;
}

function Input({ field, start, control, current, invalid, ...input }: InputProps) {
  switch (field.kind) {
    case 'password':
      return <PasswordControl {...input} meter={field.meter} />;
    case 'lines':
      return <OutlinedInput {...input} multiline minRows={2} slotProps={{ input: { dir: 'auto' } }} />;
    case 'focus': {
      const { id = '', value, onChange, onBlur, inputRef, 'aria-describedby': describedBy } = input;
      const shared = { id, onChange, onBlur, inputRef, 'aria-describedby': describedBy };
      return (
        <FocusControl
          {...shared}
          label={field.label}
          value={String(value)}
          picture={field.about}
          {...{ control, current }}
        />
      );
    }
    case 'longText': {
      const { id = '', value, onChange, onBlur, inputRef, 'aria-describedby': describedBy } = input;
      const shared = { id, onChange, onBlur, inputRef, 'aria-describedby': describedBy };
      if (field.editor) return <field.editor {...shared} label={field.label} value={String(value)} invalid={invalid} />;
      return <OutlinedInput {...input} multiline minRows={6} slotProps={{ input: { dir: 'auto' } }} />;
    }
    case 'choice':
      return (
        <NativeSelect input={<OutlinedInput {...input} />} sx={{ maxInlineSize: 360 }}>
          {/* Without a default the first option would look chosen by the person. */}
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

/** A control as wide as what it holds says what it wants. */
const widths: Partial<Record<EntityFormField['kind'], OutlinedInputProps['sx']>> = {
  money: { maxInlineSize: 200, fontVariantNumeric: 'tabular-nums' },
  number: { maxInlineSize: 140, fontVariantNumeric: 'tabular-nums' },
  year: { maxInlineSize: 140, fontVariantNumeric: 'tabular-nums' },
  phone: { maxInlineSize: 320 },
  date: { maxInlineSize: 260 },
  dateTime: { maxInlineSize: 260 },
};

/** What each one-line kind tells the browser: keyboard of a phone, what may be filled in, what is spell-checked. */
function attributesOf(field: EntityFormField): InputHTMLAttributes<HTMLInputElement> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' };
    case 'url':
      return { type: 'url', autoComplete: 'off', spellCheck: false, placeholder: 'https://' };
    case 'slug':
      return { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' };
    // Not `type="number"`: its wheel and arrows change amounts unnoticed, and it forgets what it can't read.
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
      return { type: 'date', max: '9999-12-31' };
    case 'dateTime':
      return { type: 'datetime-local', max: '9999-12-31T23:59' };
    default:
      return { autoComplete: 'off', dir: 'auto' };
  }
}
