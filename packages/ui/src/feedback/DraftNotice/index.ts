export { DraftNotice, type DraftNoticeProps, type OfferedDraft } from './DraftNotice.tsx';
