import Alert, { type AlertProps } from '@mui/material/Alert';
import { Button } from '../../inputs/Button/index.ts';

/** Props of `ErrorMessage`: MUI's alert, plus its text and a retry. */
export interface ErrorMessageProps extends Omit<AlertProps, 'severity'> {
  /** What happened, in one sentence. */
  text: string;
  /** Called by the retry button; without it there is no such button. */
  onRetry?: () => void;
  /** Text of the retry button. @default 'Try again' */
  retryLabel?: string;
}

/**
 * An error message, announced immediately by screen readers; `children` may say what to do. MUI's `Alert`.
 *
 * - **When**: something could not be loaded; say what people can do.
 * - **Not for**: an invalid field: `FormField`; several: `ErrorSummary`.
 * - **Keys**: announced immediately, wherever the focus is.
 */
export function ErrorMessage({ text, onRetry, retryLabel = 'Try again', children, ...rest }: ErrorMessageProps) {
  return (
    <Alert severity="error" {...rest}>
      <p>{text}</p>
      {children && <div>{children}</div>}
      {onRetry && (
        <div>
          <Button variant="outlined" size="small" onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </Alert>
  );
}
