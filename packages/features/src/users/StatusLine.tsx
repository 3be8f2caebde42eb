import { useFocusWhenLost } from '@porchlight/ui/hooks';
import { Typography } from '@porchlight/ui/Typography';

interface StatusLineProps {
  /** What was done, in a sentence; '' for nothing. */
  text: string;
  /** How often that was so, where the same may be done again. @default 0 */
  count?: number;
}

/** Says what was done, and has the focus where what was pressed has gone with it. Internal. */
export function StatusLine({ text, count = 0 }: StatusLineProps) {
  const ref = useFocusWhenLost<HTMLDivElement>(text && `${count} ${text}`);
  return (
    <div role="status" ref={ref} tabIndex={-1}>
      {text && <Typography>{text}</Typography>}
    </div>
  );
}
