export { EntriesOfPage as Component } from '@porchlight/features/form-entries';
