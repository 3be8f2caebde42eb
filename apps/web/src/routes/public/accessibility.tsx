export { AccessibilityPage as Component, accessibilityPage as page } from '@porchlight/features/pages';
