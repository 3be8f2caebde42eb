import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type NavIconName, navIcons } from './nav-icons.ts';

/** Props of `NavIcon`: those of MUI's icons, plus the icon's name. */
export interface NavIconProps extends Omit<SvgIconProps, 'name'> {
  /** Name of the icon. */
  name: NavIconName;
}

/**
 * The icon of a place or a command of the dashboard, from `@mui/icons-material`. Decorative: a label stands beside it.
 *
 * - **When**: an icon chosen by name, such as for the entries of `Sidebar`.
 * - **Not for**: one icon in a component: import it from `@mui/icons-material`.
 */
export function NavIcon({ name, ...rest }: NavIconProps) {
  // An unknown name, such as an older version's, has no icon: the label is enough.
  const Icon: (typeof navIcons)[NavIconName] | undefined = navIcons[name];
  return Icon && <Icon {...rest} />;
}
