export { ChangeSetsPage as Component } from '@porchlight/features/change-sets';
