import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useId } from 'react';

/** One thing that is wrong. */
export interface ErrorSummaryItem {
  /** Id of the control to go to; without one the message is plain text. */
  controlId?: string;
  /** The field's label, said before the message. */
  label?: string;
  /** What is wrong and what to do. */
  message: string;
}

/** Props of `ErrorSummary`: MUI's alert, and what it lists. */
export interface ErrorSummaryProps extends Omit<AlertProps, 'children'> {
  /** What is wrong, in the order of the form. */
  items: readonly ErrorSummaryItem[];
  /** Heading. @default 'There is a problem' */
  title?: string;
}

/**
 * Says above a form what is wrong with it and leads to each field. Give it focus when it appears (`ref`).
 * MUI's `Alert`, which takes focus.
 *
 * - **When**: above a form that was refused. With `severity="info"` and `role="note"` beside one, for advice.
 * - **Not for**: one field on its own: `FormField` says it.
 * - **Keys**: has the focus when it appears; Tab and Enter lead to a field.
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ items, title = 'There is a problem', severity = 'error', ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <Alert severity={severity} tabIndex={-1} aria-labelledby={titleId} {...rest}>
      <AlertTitle id={titleId} component="h2">
        {title}
      </AlertTitle>
      <Items>
        {items.map(({ controlId, label, message }) => {
          const text = label ? `${label}: ${message}` : message;
          return (
            <li key={`${controlId ?? ''} ${message}`}>
              {controlId ? (
                <a href={`#${controlId}`} onClick={focusTarget}>
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

/** Moves focus to the field without touching the address, which belongs to the router. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const id = event.currentTarget.hash.slice(1);
  const control = event.currentTarget.ownerDocument.getElementById(decodeURIComponent(id));
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  // The label stands above its control: the middle of the screen shows both, under a sticky header too.
  control.scrollIntoView({ block: 'center' });
}

const Items = styled('ul')({ overflowWrap: 'anywhere', '& a': { color: 'inherit' } });
