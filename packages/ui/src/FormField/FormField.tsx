import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { color } from '../theme/index.ts';

/** What a control needs to belong to its label, help and error. Spread it on the `input`, `textarea` or `select`. */
export interface FormFieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

/** Props of `FormField`. */
export interface FormFieldProps extends Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** Id of the control; help and error take theirs from it. */
  id: string;
  /** Visible label, also the control's accessible name. */
  label: string;
  /** Marks the field as required, for the eye and, through the control, for assistive technology. */
  required?: boolean;
  /** Word beside the label of a required field. @default 'Required' */
  requiredLabel?: string;
  /** A sentence that helps to fill the field in. */
  help?: string;
  /** What is wrong with what was entered; read out with the field. */
  error?: string;
  /** Draws the control. */
  children: (control: FormFieldControl) => ReactNode;
}

/**
 * Label, help and error around one form control, tied to it for screen readers.
 * The label stands above the control and never moves, so that it is there while one types.
 * Renders a `div`.
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
    <FieldRoot data-invalid={error ? '' : undefined} {...rest}>
      <LabelRow>
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
        {/* Beside the label and not in it: the control itself says that it is required. */}
        {required && <RequiredMark aria-hidden="true">{requiredLabel}</RequiredMark>}
      </LabelRow>
      {help && <FieldHelp id={helpId}>{help}</FieldHelp>}
      {error && (
        <FieldError id={errorId}>
          <span aria-hidden="true">▲</span> {error}
        </FieldError>
      )}
      {children({
        id,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
    </FieldRoot>
  );
}

const FieldRoot = styled('div')({
  display: 'grid',
  gap: 6,
  minInlineSize: 0,
  // A bar at the side says "here" to those who don't tell red from ink.
  '&[data-invalid]': {
    borderInlineStart: '4px solid',
    borderColor: color.accent,
    paddingInlineStart: 12,
  },
});

const LabelRow = styled('div')({ display: 'flex', gap: 8, alignItems: 'baseline', flexWrap: 'wrap' });

const FieldLabel = styled('label')({ fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 });

const RequiredMark = styled('span')({
  fontSize: '0.8125rem',
  color: color.muted,
});

const FieldHelp = styled('p')({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: color.muted,
});

const FieldError = styled('p')({
  margin: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  color: color.accent,
});
