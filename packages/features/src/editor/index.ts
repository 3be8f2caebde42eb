export { CrudCreatePage } from './CrudCreatePage.tsx';
export { CrudEditPage } from './CrudEditPage.tsx';
export { useLeaveGuard } from './useLeaveGuard.ts';
