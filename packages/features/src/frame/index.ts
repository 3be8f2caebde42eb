export { AddPage } from './AddPage.tsx';
export { DashboardFrame } from './DashboardFrame.tsx';
export { DashboardNotFoundPage } from './DashboardNotFoundPage.tsx';
export { DashboardPage } from './DashboardPage.tsx';
export { findLink, focusRow, retryEachFrame } from './focus-row.ts';
export { savedFlashState, savedFlashStateOnForm } from './saved-flash-state.ts';
export { useDuplicate } from './useDuplicate.ts';
export { type FlashState, useFlashMessage } from './useFlashMessage.ts';
export { PreviousPathContext } from './usePreviousPath.ts';
