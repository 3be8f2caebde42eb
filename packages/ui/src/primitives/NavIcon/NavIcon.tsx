import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type NavIconName, navIcons } from './nav-icons.ts';

/** Props of `NavIcon`: those of MUI's icons, and which one. */
export interface NavIconProps extends Omit<SvgIconProps, 'name'> {
  /** The place or command. */
  name: NavIconName;
}

/**
 * The sign of a place or a command of the dashboard, of `@mui/icons-material`. Decorative: words stand beside it.
 *
 * - **When**: what is described by name, such as the entries of `Sidebar`.
 * - **Not for**: one icon in a component: import it from `@mui/icons-material`.
 */
export function NavIcon({ name, ...rest }: NavIconProps) {
  // A name from elsewhere, such as an older program's, has no icon: its words are enough.
  const Icon: (typeof navIcons)[NavIconName] | undefined = navIcons[name];
  return Icon && <Icon {...rest} />;
}
