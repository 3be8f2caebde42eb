import Alert, { type AlertProps } from '@mui/material/Alert';
import { Button } from '../../primitives/Button/index.ts';

/** Props of `ErrorMessage`: MUI's alert, with its sentence. */
export interface ErrorMessageProps extends Omit<AlertProps, 'severity'> {
  /** What happened, in a sentence. */
  text: string;
  /** Offers another try. */
  onRetry?: () => void;
  /** Words of that offer. @default 'Try again' */
  retryLabel?: string;
}

/**
 * Says that something went wrong, at once and to everyone; `children` may say what to do. MUI's `Alert`.
 *
 * - **When**: something could not be loaded; say what people can do.
 * - **Not for**: a field that is wrong: `FormField`; several: `ErrorSummary`.
 * - **Keys**: announced at once, wherever the focus is.
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
