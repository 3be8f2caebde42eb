import styled from '@emotion/styled';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import type { ComponentPropsWithRef } from 'react';
import { color, radius, space } from '../theme/index.ts';
import { useSchemeSwitch } from './useSchemeSwitch.ts';

export interface SchemeSwitchProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Names the button; the same in both schemes, since the page does not know which one the system has. @default 'Switch between light and dark colors' */
  label?: string;
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${space(5)};
  height: ${space(5)};
  padding: 0;
  border: 0;
  border-radius: ${radius};
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: ${color.surface};
  }
  /* The sign shows what a press brings: the moon by day, the sun by night. */
  & > svg + svg {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-scheme='light']) & > svg {
      display: none;
    }
    html:not([data-scheme='light']) & > svg + svg {
      display: block;
    }
  }
  html[data-scheme='dark'] & > svg {
    display: none;
  }
  html[data-scheme='dark'] & > svg + svg {
    display: block;
  }
`;

/**
 * Switches between light and dark and remembers it in the cookie `scheme`, which the server writes into the page, so that
 * the next one arrives in the right colors. Choosing what the system has forgets the choice and follows the system again.
 *
 * - **When**: the header of the site and of the dashboard.
 * - **Not for**: parts of a page: `data-night` does that.
 * - **Keys**: Enter and Space.
 */
export function SchemeSwitch({ label = 'Switch between light and dark colors', onClick, ...rest }: SchemeSwitchProps) {
  const switchScheme = useSchemeSwitch();
  return (
    <Root
      type="button"
      // Without scripts a press can do nothing, and the page follows the system.
      data-scripted=""
      aria-label={label}
      title={label}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) switchScheme();
      }}
      {...rest}
    >
      <DarkModeIcon />
      <LightModeIcon />
    </Root>
  );
}
