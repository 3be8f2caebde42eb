export { toApiValues } from './api-values.ts';
export { askSeriesScope } from './ask-series-scope.ts';
export { ChangedBy } from './ChangedBy.tsx';
export { ChangesNotice } from './ChangesNotice.tsx';
export { commentsQuery } from './comments-query.ts';
export { confirmDelete, confirmHiding } from './confirm-hiding.ts';
export { DeletedRecordFields } from './DeletedRecordFields.tsx';
export {
  definitionOf,
  type EntityDefinition,
  editableDefinition,
  hasLongText,
  type LoadedPreview,
  type LoadPreview,
  namedFields,
} from './entity-definition.ts';
export { entityLabel } from './entity-label.ts';
export { failureText } from './failure-text.ts';
export { documentWithFileUrls, registerFileKeys, staffFileUrl } from './file-access.ts';
export { entityTargets, linkTargets, linkTextsQuery } from './link-targets.ts';
export {
  type PublicationAction,
  proposedState,
  publicationActions,
  recordActions,
  savedDraftState,
  submitLabel,
} from './publication-actions.ts';
export { ReviewNote } from './ReviewNote.tsx';
export {
  fileKeysOf,
  fileUrl,
  pictureVersions,
  publicUrl,
  publishedUrl,
  recordTitle,
  recordWithFileUrls,
  shortTitle,
  textAsRead,
  withFilledFacts,
} from './record-helpers.ts';
export { StateLine } from './StateLine.tsx';
export { withSettingsHelp } from './settings-help.ts';
export { showFields } from './show-fields.ts';
export { stateText } from './state-text.ts';
export { thisRecord } from './this-record.ts';
export { useInfiniteEntries } from './useInfiniteEntries.ts';
export { useLinkTexts } from './useLinkTexts.ts';
export { usePersistedState } from './usePersistedState.ts';
export { useRecordChange } from './useRecordChange.ts';
export { namedUse } from './uses-sentence.ts';
export { undoErrorText, useUndoChange } from './useUndoChange.ts';
