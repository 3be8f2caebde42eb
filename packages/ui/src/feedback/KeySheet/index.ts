export { type KeyBinding, KeySheet, type KeySheetProps } from './KeySheet.tsx';
