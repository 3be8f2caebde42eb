import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { styled } from '@mui/material/styles';
import { IconButton, type IconButtonProps } from '../../primitives/IconButton/index.ts';
import { useSchemeSwitch } from './useSchemeSwitch.ts';

export type SchemeSwitchProps = Omit<IconButtonProps, 'children' | 'label' | 'look'>;

/**
 * Switches between light and dark and remembers it in the cookie `scheme`, which the server writes into the page, so that
 * the next one arrives in the right colors. Choosing what the system has forgets the choice and follows the system again.
 *
 * - **When**: the header of the site and of the dashboard.
 * - **Not for**: parts of a page: `data-night` does that.
 * - **Keys**: Enter and Space.
 */
export function SchemeSwitch({ onClick, ...rest }: SchemeSwitchProps) {
  const switchScheme = useSchemeSwitch();
  return (
    <Root
      look="inBar"
      label="Switch between light and dark colors"
      // Without scripts a press can do nothing, and the page follows the system.
      data-scripted=""
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

const night = { '& > svg': { display: 'none' }, '& > svg + svg': { display: 'block' } };

// The icon shows what a press brings: the moon by day, the sun by night.
const Root = styled(IconButton)({
  '& > svg + svg': { display: 'none' },
  '@media (prefers-color-scheme: dark)': { 'html:not([data-scheme=light]) &': night },
  'html[data-scheme=dark] &': night,
});
