export { LandingPage as Component, landingPage as page } from '@porchlight/features/pages';
