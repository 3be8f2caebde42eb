export { WhatWeDoPage as Component, whatWeDoPage as page } from '@porchlight/features/pages';
