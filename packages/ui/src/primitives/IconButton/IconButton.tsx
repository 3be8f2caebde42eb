import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';

/** Props of `IconButton`: MUI's, with a name that every button without words needs. */
export interface IconButtonProps extends Omit<MuiIconButtonProps, 'aria-label' | 'color'> {
  /** The icon on it, of `@mui/icons-material`. */
  children: ReactNode;
  /** What it does; its accessible name, and shown as a tip under a resting pointer. */
  label: string;
  /** Makes it a link. */
  href?: string;
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
export function IconButton({ label, look = 'edged', ...rest }: IconButtonProps) {
  return <MuiIconButton color={look === 'inBar' ? 'inherit' : look} aria-label={label} title={label} {...rest} />;
}
