export { BrokenLinksPage as Component } from '@porchlight/features/redirects';
