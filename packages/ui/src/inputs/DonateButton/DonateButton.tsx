import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, type ButtonProps } from '../Button/index.ts';

export interface DonateButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'newTab'> {
  /** Text of the button. @default 'Donate' */
  text?: string;
}

/**
 * A link to the donation page. If that is on another site, it opens a new tab and says so. Renders an `<a>`.
 *
 * - **When**: every invitation to donate.
 * - **Not for**: other links to new tabs: `Button` with `newTab`.
 * - **Keys**: Enter.
 */
export function DonateButton({ text = 'Donate', href, ...rest }: DonateButtonProps) {
  const isExternal = /^https?:/i.test(href ?? '');
  return (
    <Button variant="donate" newTab={isExternal} href={href} {...rest}>
      {text}
      {isExternal && <OpenInNewIcon fontSize="inherit" />}
    </Button>
  );
}
