export { LazyBulkFieldInput } from './LazyBulkFieldInput.tsx';
export { RecordCreatePage } from './RecordCreatePage.tsx';
export { RecordEditPage } from './RecordEditPage.tsx';
export { useLeaveGuard } from './useLeaveGuard.ts';
