import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from '../Icon/index.ts';

/** Props of `IconButton`: MUI's, with a sign and a name that belong together. */
export interface IconButtonProps extends Omit<MuiIconButtonProps, 'children' | 'aria-label' | 'color'> {
  /** The sign on it. */
  icon: IconName;
  /** What it does; its accessible name, and shown as a tip under a resting pointer. */
  label: string;
  /** With an edge, the same above a picture, or in a bar without one. @default 'edged' */
  look?: 'edged' | 'onPicture' | 'inBar';
}

/**
 * MUI's icon button with its name, 44 px square: for controls that everyone knows, such as play and pause.
 *
 * - **When**: signs that everyone knows: close, play, next.
 * - **Not for**: an action that needs a word to be understood: `Button`.
 * - **Keys**: Enter and Space.
 */
export function IconButton({ icon, label, look = 'edged', ...rest }: IconButtonProps) {
  return (
    <MuiIconButton color={look === 'inBar' ? 'inherit' : look} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </MuiIconButton>
  );
}
