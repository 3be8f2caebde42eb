import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';
import { programCards } from './program-cards.ts';

export const whatWeDo: PageContent = {
  key: 'whatWeDo',
  title: 'What we do',
  description:
    'Four programs in middle Georgia: education and democracy, culture and heritage, health and wellness, and the forest-service partnership.',
  sections: [
    section('pageHeader', {
      title: 'Four programs, one road',
      lead: 'Land, food, memory and the vote hang together here. Whoever loses the deed loses the garden; whoever loses the garden moves away; whoever moves away is not on the rolls. So we work on all of it.',
      colors: 'what-we-do',
      block: 'nine-patch',
    }),
    section('cards', { columns: '2', items: programCards }),
    section('facts', {
      title: 'What that looks like in a week',
      linkText: 'See what’s on',
      link: 'page:events',
      columns: '2',
      tone: 'band',
      items: [
        { term: 'Groceries', value: '{pantry hours}' },
        { term: 'Monday', value: 'The van collects what the farms have too much of' },
        { term: 'Tuesday', value: 'Quilting at noon, civics at half past six' },
        { term: 'Wednesday', value: 'Reading room; somebody learns to read a deed, somebody to read' },
        { term: 'Thursday', value: 'A cooking class at two; forestry office hours' },
        { term: 'Friday', value: 'Mr. Leverett drives groceries to those who can’t come' },
        { term: 'Second Saturday', value: 'Land clinic. Bring the box the papers are in' },
      ],
    }),
    section('callout', {
      title: 'We also write things down',
      text: 'What we learn on the road is published so that other towns need not learn it twice: surveys with their method, guides you can print, and stories with the names of the people who told them.',
      block: 'north-star',
      buttons: [
        { text: 'Read our stories', link: 'page:stories' },
        { text: 'Read our articles', link: 'page:articles' },
      ],
    }),
  ],
};
