import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const howWeWork: PageContent = {
  key: 'howWeWork',
  title: 'How we work',
  description:
    'The partners of {name}, from Red Clay Legal Aid to the Jacaranda Civic Lab, and the four steps we take with them.',
  sections: [
    section('pageHeader', {
      title: 'Nobody keeps a light on alone',
      lead: 'We lend a porch; others bring the law, the seed, the songs and the saws. These are the people we work with year after year.',
      colors: 'how-we-work',
      block: 'churn-dash',
    }),
  ],
};
