export { BottomBar, type BottomBarProps } from './BottomBar.tsx';
export { BottomBarFit, type BottomBarFitProps } from './BottomBarFit.tsx';
