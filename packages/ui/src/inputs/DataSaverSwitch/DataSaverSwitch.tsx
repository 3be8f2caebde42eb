import ToggleOffIcon from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnIcon from '@mui/icons-material/ToggleOn';
import { styled } from '@mui/material/styles';
import { Button, type ButtonProps } from '../Button/index.ts';
import { useDataSaver } from './useDataSaver.ts';

export type DataSaverSwitchProps = Omit<ButtonProps, 'children' | 'role' | 'variant'>;

/**
 * A switch for data saving: leaves out videos and the panorama and loads smaller pictures, on this page and, by a
 * cookie, on later ones. Renders a `<button role="switch">`.
 *
 * - **When**: the footer of public pages.
 * - **Not for**: hiding it in a settings page.
 * - **Keys**: Tab, then Space or Enter.
 */
export function DataSaverSwitch({ onClick, ...rest }: DataSaverSwitchProps) {
  const [isOn, setOn] = useDataSaver();
  return (
    <Root
      variant="text"
      role="switch"
      data-scripted=""
      aria-checked={isOn}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOn(!isOn);
      }}
      {...rest}
    >
      <ToggleOffIcon />
      <ToggleOnIcon />
      Save data
    </Root>
  );
}

// The icons depend on the HTML's `data-saver` attribute, so the switch is right before hydration.
const Root = styled(Button)(({ theme }) => ({
  justifyContent: 'start',
  marginInlineStart: theme.spacing(-1),
  padding: theme.spacing(0, 1),
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  '& > svg': { fontSize: '2.75rem' },
  '& > svg + svg, html[data-saver] & > svg': { display: 'none' },
  'html[data-saver] & > svg + svg': { display: 'block', color: theme.palette.pine.main },
}));
