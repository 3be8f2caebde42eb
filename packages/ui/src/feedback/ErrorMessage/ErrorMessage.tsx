import Alert, { type AlertProps } from '@mui/material/Alert';

/** Props of `ErrorMessage`: MUI's alert, with its sentence. */
export interface ErrorMessageProps extends Omit<AlertProps, 'severity'> {
  /** What happened, in a sentence. */
  text: string;
}

/**
 * Says that something went wrong, at once and to everyone; `children` may say what to do. MUI's `Alert`.
 *
 * - **When**: something could not be loaded; say what people can do.
 * - **Not for**: a field that is wrong: `FormField`; several: `ErrorSummary`.
 * - **Keys**: announced at once, wherever the focus is.
 */
export function ErrorMessage({ text, children, ...rest }: ErrorMessageProps) {
  return (
    <Alert severity="error" {...rest}>
      <p>{text}</p>
      {children && <div>{children}</div>}
    </Alert>
  );
}
