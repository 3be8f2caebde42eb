import Alert, { type AlertProps } from '@mui/material/Alert';
import { useId } from 'react';

const severities = { info: 'info', important: 'error', success: 'success' } as const;

/** Props of `Notice`: MUI's alert, as a part of the page. */
export interface NoticeProps extends Omit<AlertProps, 'title' | 'severity' | 'role'> {
  /** A few words in bold above the text. */
  title?: string;
  /** Good to know, must be known, or gone well. @default 'info' */
  tone?: keyof typeof severities;
}

/**
 * A note beside the running text that most readers should see: MUI's `Alert` that is not announced when it appears.
 *
 * - **When**: what most readers must know: closed this Thursday.
 * - **Not for**: asking for something: `Callout`; failures: `ErrorMessage`.
 */
export function Notice({ title, tone = 'info', children, ...rest }: NoticeProps) {
  const id = useId();
  return (
    <Alert role="note" severity={severities[tone]} aria-labelledby={title ? id : undefined} {...rest}>
      {title && <strong id={id}>{title}</strong>}
      {children}
    </Alert>
  );
}
