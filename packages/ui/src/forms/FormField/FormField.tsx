import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What ties a control to its label, help and error; `FormControl` tells MUI's inputs the rest. */
export interface FormFieldControl {
  id: string;
  'aria-describedby': string | undefined;
}

/** Props of `FormField`: those of MUI's `FormControl`, and what is said of the control. */
export interface FormFieldProps extends Omit<FormControlProps, 'id' | 'children' | 'error'> {
  /** Id of the control; help and error take theirs from it. */
  id: string;
  /** Visible label, also the control's accessible name. */
  label: string;
  /** Word beside the label of a required field. @default 'Required' */
  requiredLabel?: string;
  /** A sentence that helps to fill the field in. */
  help?: string;
  /** What is wrong with what was entered; read out with the field. */
  error?: string;
  /** Draws the control, such as an `OutlinedInput`. */
  children: (control: FormFieldControl) => ReactNode;
}

/**
 * Label, help and error above one form control, tied to it for screen readers: MUI's `FormControl`, `FormLabel` and
 * `FormHelperText`. The label never moves, so that it is there while one types.
 *
 * - **When**: around every control of a form.
 * - **Not for**: a control without a label: there is none.
 * - **Keys**: a press on the label goes to the control.
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
        {/* Beside the label and not in it: the control itself says that it is required. */}
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
