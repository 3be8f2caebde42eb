import styled from '@emotion/styled';
import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlStyle, FormField, type FormFieldControl } from '../FormField/index.ts';
import { PasswordInput } from '../PasswordInput/index.ts';
import type { EntityFormField } from './entity-form-types.ts';

interface FieldControlProps {
  id: string;
  field: EntityFormField;
  defaultValue: string;
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** One field of an `EntityForm` that is not a file: its label and the control of its kind. Internal. */
export function FieldControl({ id, field, error, ...control }: FieldControlProps) {
  return (
    <FormField id={id} label={field.label} required={field.required} help={field.help} error={error}>
      {(aria) => <Control field={field} aria={aria} {...control} />}
    </FormField>
  );
}

interface ControlProps extends Omit<FieldControlProps, 'id' | 'error'> {
  aria: FormFieldControl;
}

function Control({ field, aria, defaultValue, registration }: ControlProps) {
  const { ref, name, onChange, onBlur } = registration;
  const shared = { ...aria, ref, name, onChange, onBlur, defaultValue };

  switch (field.kind) {
    case 'password':
      return <PasswordInput {...shared} autoComplete="new-password" />;
    case 'longText':
      return <TextArea {...shared} rows={6} dir="auto" />;
    case 'choice':
      return (
        <Select {...shared}>
          {/* Without a default the first option would look chosen by the person. */}
          {!defaultValue && <option value="">Choose one</option>}
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    default:
      return <Input {...shared} {...attributesOf(field)} data-kind={field.kind} />;
  }
}

/** What each one-line kind tells the browser: keyboard of a phone, what may be filled in, what is spell-checked. */
function attributesOf(field: EntityFormField): InputHTMLAttributes<HTMLInputElement> {
  switch (field.kind) {
    case 'email':
      return { type: 'email', autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' };
    case 'url':
      return { type: 'url', autoComplete: 'off', spellCheck: false, placeholder: 'https://' };
    case 'slug':
      return { type: 'text', autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' };
    // Not `type="number"`: its wheel and arrows change amounts unnoticed, and it forgets what it can't read.
    case 'money':
    case 'number':
      return { type: 'text', inputMode: 'decimal', autoComplete: 'off' };
    case 'date':
      return { type: 'date', max: '9999-12-31' };
    case 'dateTime':
      return { type: 'datetime-local', max: '9999-12-31T23:59' };
    default:
      return { type: 'text', autoComplete: 'off', dir: 'auto' };
  }
}

const Input = styled('input')({
  ...controlStyle,
  // A control as wide as what it holds says what it wants.
  '&[data-kind="money"], &[data-kind="number"]': { maxInlineSize: 200, fontVariantNumeric: 'tabular-nums' },
  '&[data-kind="date"], &[data-kind="dateTime"]': { maxInlineSize: 260 },
});

const Select = styled('select')({ ...controlStyle, maxInlineSize: 360, cursor: 'pointer' });

const TextArea = styled('textarea')({
  ...controlStyle,
  // Grows with its text; a browser that can't has the handle.
  fieldSizing: 'content',
  minBlockSize: '9.5rem',
  maxBlockSize: '70vh',
  resize: 'vertical',
});
