import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useId } from 'react';

/** A problem in the form. */
export interface ErrorSummaryItem {
  /** Id of the control to focus; without one the message is plain text. */
  controlId?: string;
  /** The field's label, shown before the message. */
  label?: string;
  /** What is wrong and how to fix it. */
  message: string;
}

/** Props of `ErrorSummary`: MUI's alert, plus its items. */
export interface ErrorSummaryProps extends Omit<AlertProps, 'children'> {
  /** The problems, in the order of the form. */
  items: readonly ErrorSummaryItem[];
  /** Heading. @default 'There is a problem' */
  title?: string;
  /** Called before the focus moves to a control, for example to show the tab that it is in. */
  onFollow?: (item: ErrorSummaryItem) => void;
}

/**
 * A list of a form's errors above the form, with a link to each field. Move the focus to it when it appears (`ref`).
 * MUI's `Alert`, which can be focused.
 *
 * - **When**: above a form that was rejected. For advice, with `severity="info"` and `role="note"`.
 * - **Not for**: a single field: `FormField` shows its error.
 * - **Keys**: gets the focus when it appears; Tab and Enter lead to a field.
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({
  items,
  title = 'There is a problem',
  severity = 'error',
  onFollow,
  ...rest
}: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <Alert severity={severity} tabIndex={-1} aria-labelledby={titleId} {...rest}>
      <AlertTitle id={titleId} component="h2">
        {title}
      </AlertTitle>
      <Items>
        {items.map((item) => {
          const { controlId, label, message } = item;
          // A question has its mark already.
          const text = label ? `${label}${/[?:]$/.test(label) ? '' : ':'} ${message}` : message;
          return (
            <li key={`${controlId ?? ''} ${message}`}>
              {controlId ? (
                <a
                  href={`#${controlId}`}
                  onClick={(event) => {
                    onFollow?.(item);
                    focusTarget(event);
                  }}
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Items>
    </Alert>
  );
}

/** Moves the focus to the field without changing the URL, which belongs to the router. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1);
  const control = event.currentTarget.ownerDocument.getElementById(decodeURIComponent(id));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // The label is above its control: centered, both are visible, also below a sticky header.
  control.scrollIntoView({ block: 'center' });
}

const Items = styled('ul')({ overflowWrap: 'anywhere', '& a': { color: 'inherit' } });
