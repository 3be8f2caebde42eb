export { PrivacyPage as Component, privacyPage as page } from '@porchlight/features/pages';
