import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import { color, motion, radius } from '../theme/index.ts';

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The sign on it. */
  icon: IconName;
  /** What it does; its accessible name, and shown as a tip under a resting pointer. */
  label: string;
  /** On the page's ground, or above a picture, where it brings its own. @default 'plain' */
  look?: 'plain' | 'onPicture';
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  flex: none;
  padding: 0;
  border: 2px solid ${color.edge};
  border-radius: ${radius};
  background: ${color.surface};
  color: ${color.text};
  cursor: pointer;
  transition: background-color ${motion}, border-color ${motion};
  touch-action: manipulation;
  &[data-look='onPicture'] {
    border-color: ${color.surface};
    box-shadow: 0 0 0 1px ${color.edge};
  }
  &:focus-visible {
    box-shadow: 0 0 0 2px ${color.background};
  }
  &:hover:not(:disabled) {
    border-color: ${color.primary};
    background: ${color.band};
    color: ${color.primary};
  }
  &:disabled {
    border: 2px dashed ${color.border};
    background: none;
    color: ${color.muted};
    cursor: not-allowed;
  }
  &[data-look='onPicture']:disabled {
    background: ${color.surface};
  }
`;

/**
 * A button that is only a sign, 44 px square: for controls that everyone knows, such as play and pause.
 *
 * - **When**: signs that everyone knows: close, play, next.
 * - **Not for**: an action that needs a word to be understood: `Button`.
 * - **Keys**: Enter and Space.
 */
export function IconButton({ icon, label, look = 'plain', ...rest }: IconButtonProps) {
  return (
    <Root type="button" data-look={look} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Root>
  );
}
