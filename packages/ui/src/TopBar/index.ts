export { TopBar, type TopBarProps } from './TopBar.tsx';
export { useScrolledPast } from './useScrolledPast.ts';
