export { withComments } from './comment-entries.ts';
export { changeListItems } from './grouped-history.ts';
export { HistoryPage } from './HistoryPage.tsx';
export { changeListItem, recordHistoryEntries, versionOf } from './history-entries.ts';
export { auditFields, latestVersions } from './record-changes.ts';
export { SecurityLogPage } from './SecurityLogPage.tsx';
export { TrashPage } from './TrashPage.tsx';
export { useEntriesWithLinkTexts } from './useEntriesWithLinkTexts.ts';
export { fieldDifferences } from './version-diff.ts';
