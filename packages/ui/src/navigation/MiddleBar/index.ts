export { MiddleBar, type MiddleBarProps } from './MiddleBar.tsx';
