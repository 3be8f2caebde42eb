import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import type { ReactNode } from 'react';

/** Props of `IconButton`: MUI's, with a required label. */
export interface IconButtonProps extends Omit<MuiIconButtonProps, 'aria-label' | 'color'> {
  /** The icon, from `@mui/icons-material`. */
  children: ReactNode;
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  /** Renders a link to this address. */
  href?: string;
  /** Bordered, bordered for use on a picture, or borderless in the text color of a bar. @default 'edged' */
  variant?: 'edged' | 'onPicture' | 'inBar';
}

/**
 * MUI's icon button with an accessible name, 44 px square: for well-known icons, such as play and pause.
 *
 * - **When**: well-known icons: close, play, next.
 * - **Not for**: an action that needs text to be understood: `Button`.
 * - **Keys**: Enter and Space.
 */
export function IconButton({ label, variant = 'edged', ...rest }: IconButtonProps) {
  return <MuiIconButton color={variant === 'inBar' ? 'inherit' : variant} aria-label={label} title={label} {...rest} />;
}
