import Alert, { type AlertProps } from '@mui/material/Alert';
import { useId } from 'react';

const severities = { info: 'info', important: 'error', success: 'success' } as const;

/** Props of `Notice`: MUI's alert, as a part of the page. */
export interface NoticeProps extends Omit<AlertProps, 'title' | 'severity' | 'role'> {
  /** A few words in bold above the text. */
  title?: string;
  /** Information, an important notice, or a success. @default 'info' */
  tone?: keyof typeof severities;
}

/**
 * A note within the page that most readers should see: MUI's `Alert`, not announced when it appears.
 *
 * - **When**: information for most readers, such as 'Closed this Thursday'.
 * - **Not for**: a call to action: `Callout`; errors: `ErrorMessage`.
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
