import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, type ButtonProps } from '../Button/index.ts';

export interface DonateButtonProps extends Omit<ButtonProps, 'children' | 'variant' | 'newTab'> {
  /** Words of the button. @default 'Donate' */
  text?: string;
}

/**
 * Leads to the donation page elsewhere, in a new tab, and says so. Renders an `<a>`.
 *
 * - **When**: every invitation to give.
 * - **Not for**: other links to new tabs: `Button` with `newTab`.
 * - **Keys**: Enter.
 */
export function DonateButton({ text = 'Donate', ...rest }: DonateButtonProps) {
  return (
    <Button variant="donate" newTab {...rest}>
      {text}
      <OpenInNewIcon fontSize="inherit" />
    </Button>
  );
}
