import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { styled } from '@mui/material/styles';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';
import { useSchemeSwitch } from './useSchemeSwitch.ts';

export type SchemeSwitchProps = Omit<IconButtonProps, 'children' | 'label' | 'variant'>;

/**
 * Switches between the light and the dark color scheme and stores the choice in the cookie `scheme`, from which the
 * server sets the scheme of later pages. Choosing the system's scheme clears that choice and follows the system again.
 *
 * - **When**: the header of the site and of the dashboard.
 * - **Not for**: parts of a page: use `data-night`.
 * - **Keys**: Enter and Space.
 */
export function SchemeSwitch({ onClick, ...rest }: SchemeSwitchProps) {
  const switchScheme = useSchemeSwitch();
  return (
    <Root
      variant="inBar"
      label="Switch between light and dark colors"
      // Hidden without scripts, where it can't work and the page follows the system.
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

// The icon shows the target scheme: the moon in light, the sun in dark.
const Root = styled(IconButton)({
  '& > svg + svg': { display: 'none' },
  '@media (prefers-color-scheme: dark)': { 'html:not([data-scheme=light]) &': night },
  'html[data-scheme=dark] &': night,
});
