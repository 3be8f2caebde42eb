import styled from '@emotion/styled';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { color, radius } from '../theme/index.ts';

/** One thing that is wrong. */
export interface ErrorSummaryItem {
  /** Id of the control to go to; without one the message is plain text. */
  controlId?: string;
  /** The field's label, said before the message. */
  label?: string;
  /** What is wrong and what to do. */
  message: string;
}

/** Props of `ErrorSummary`. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is wrong, in the order of the form. */
  items: readonly ErrorSummaryItem[];
  /** Heading. @default 'There is a problem' */
  title?: string;
}

/**
 * Says above a form what is wrong with it and leads to each field. Give it focus when it appears (`ref`).
 * Renders a `div` with `role="alert"` that takes focus.
 *
 * - **When**: above a form that was refused.
 * - **Not for**: one field on its own: `FormField` says it.
 * - **Keys**: has the focus when it appears; Tab and Enter lead to a field.
 * @see https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ items, title = 'There is a problem', ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  return (
    <SummaryRoot role="alert" tabIndex={-1} aria-labelledby={titleId} {...rest}>
      <SummaryTitle id={titleId}>{title}</SummaryTitle>
      <SummaryList>
        {items.map((item) => (
          <li key={`${item.controlId ?? ''} ${item.message}`}>
            {item.controlId ? (
              <a href={`#${item.controlId}`} onClick={focusTarget}>
                {item.label ? `${item.label}: ${item.message}` : item.message}
              </a>
            ) : (
              <span>{item.label ? `${item.label}: ${item.message}` : item.message}</span>
            )}
          </li>
        ))}
      </SummaryList>
    </SummaryRoot>
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

const SummaryRoot = styled('div')({
  border: '2px solid',
  borderColor: color.accent,
  borderRadius: radius,
  padding: '16px 20px',
  backgroundColor: color.surface,
  '& a, & span': { color: color.accent, fontWeight: 600, overflowWrap: 'anywhere' },
});

const SummaryTitle = styled('h2')({ margin: '0 0 8px', fontSize: '1.1875rem', lineHeight: 1.3 });

const SummaryList = styled('ul')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 4 });
