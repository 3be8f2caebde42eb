import { Typography } from '@porchlight/ui/data-display/Typography';
import { useFocusWhenLost } from '@porchlight/ui/hooks';

interface StatusLineProps {
  /** Message about the finished action; '' for none. */
  text: string;
  /** Number of times it was done, if it can be repeated with the same message. @default 0 */
  count?: number;
}

/** Status message that takes the focus if the pressed control has disappeared. Internal. */
export function StatusLine({ text, count = 0 }: StatusLineProps) {
  const ref = useFocusWhenLost<HTMLDivElement>(text && `${count} ${text}`);
  return (
    <div role="status" ref={ref} tabIndex={-1}>
      {text && <Typography>{text}</Typography>}
    </div>
  );
}
