export { Icon, type IconProps } from './Icon.tsx';
export { type IconName, iconPaths } from './icon-paths.ts';
