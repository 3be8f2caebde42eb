import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Attributes that associate a control with its label, help and error; MUI's inputs get the rest from `FormControl`. */
export interface FormFieldControl {
  id: string;
  'aria-describedby': string | undefined;
}

/** Props of `FormField`: those of MUI's `FormControl`, plus label, help and error. */
export interface FormFieldProps extends Omit<FormControlProps, 'id' | 'children' | 'error'> {
  /** Id of the control; the ids of help and error derive from it. */
  id: string;
  /** Visible label, which is also the control's accessible name. */
  label: string;
  /** Text beside the label of a required field. @default 'Required' */
  requiredLabel?: string;
  /** Help text below the label. */
  help?: string;
  /** Error message, announced with the field. */
  error?: string;
  /** Renders the control, such as an `OutlinedInput`. */
  children: (control: FormFieldControl) => ReactNode;
}

/**
 * Label, help and error above a form control, associated with it for screen readers: MUI's `FormControl`, `FormLabel`
 * and `FormHelperText`. The label is not inside the input, so that it stays visible while typing.
 *
 * - **When**: around every control of a form.
 * - **Not for**: a control without a visible label: every control needs one.
 * - **Keys**: clicking the label focuses the control.
 * @see https://design-system.service.gov.uk/components/text-input/
 */
export function FormField({
  id,
  label,
  required,
  requiredLabel = 'Required',
  help,
  error,
  children,
  ...rest
}: FormFieldProps) {
  const helpId = help ? `${id}-help` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <FormControl fullWidth required={required} error={Boolean(error)} {...rest}>
      <LabelRow>
        <FormLabel htmlFor={id} required={false}>
          {label}
        </FormLabel>
        {/* Not part of the label: the control's `required` is announced already. */}
        {required && (
          <FormHelperText component="span" error={false} aria-hidden="true">
            {requiredLabel}
          </FormHelperText>
        )}
      </LabelRow>
      {help && (
        <FormHelperText id={helpId} error={false}>
          {help}
        </FormHelperText>
      )}
      {error && (
        <FormHelperText id={errorId}>
          <span aria-hidden="true">▲</span> {error}
        </FormHelperText>
      )}
      {children({ id, 'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined })}
    </FormControl>
  );
}

const LabelRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
  '& > .MuiFormHelperText-root': { fontSize: '0.8125rem' },
});
