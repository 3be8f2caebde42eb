import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from '../Icon/index.ts';

/** Props of `IconButton`: MUI's, with a sign and a name that belong together. */
export interface IconButtonProps extends Omit<MuiIconButtonProps, 'children' | 'aria-label' | 'color'> {
  /** The sign on it. */
  icon: IconName;
  /** What it does; its accessible name, and shown as a tip under a resting pointer. */
  label: string;
  /** On the page's ground, or above a picture, where it brings its own. @default 'plain' */
  look?: 'plain' | 'onPicture';
}

/**
 * MUI's icon button with its name, 44 px square: for controls that everyone knows, such as play and pause.
 *
 * - **When**: signs that everyone knows: close, play, next.
 * - **Not for**: an action that needs a word to be understood: `Button`.
 * - **Keys**: Enter and Space.
 */
export function IconButton({ icon, label, look = 'plain', ...rest }: IconButtonProps) {
  return (
    <MuiIconButton color={look === 'onPicture' ? 'onPicture' : 'default'} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </MuiIconButton>
  );
}
