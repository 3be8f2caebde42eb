export { WhoWeArePage as Component, whoWeArePage as page } from '@porchlight/features/pages';
