export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { saveChoiceCookie } from './choice-cookie.ts';
export { DataSaverContext, dataSaverAttribute, useDataSaverAttribute, useDataSaving } from './useDataSaving.ts';
export { useFocusWhenLost } from './useFocusWhenLost.ts';
export { useHydrated } from './useHydrated.ts';
export { useNearViewport } from './useNearViewport.ts';
export { isOverlayEntry, useOverlayEntry } from './useOverlayEntry.ts';
export { usePageVisible } from './usePageVisible.ts';
export { useReducedMotion } from './useReducedMotion.ts';
