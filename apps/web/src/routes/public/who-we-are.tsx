export { WhoWeArePage as Component, whoWeArePage as page } from '@porchlight/features/site/pages';
