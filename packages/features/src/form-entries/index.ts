export { EntriesLink } from './EntriesLink.tsx';
export { EntriesOfPage } from './EntriesOfPage.tsx';
export { EntryAnswers } from './EntryAnswers.tsx';
