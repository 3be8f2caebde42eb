import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const contact: PageContent = {
  key: 'contact',
  title: 'Contact',
  description: 'Address, email and opening hours of {name}, and who to ask for what.',
  sections: [
    section('pageHeader', {
      title: 'Come by, call or write',
      lead: 'Someone answers the telephone while the reading room is open. Letters and emails are answered within the week, by a person.',
      colors: 'contact',
      block: 'log-cabin',
    }),
    section('contact', { heading: 'Where we are', name: '{name}', beside: 'even' }),
    section('openingHours', { heading: 'The reading room', hours: 'first' }),
    section('iconList', {
      title: 'Who to ask for what',
      columns: '2',
      items: [
        {
          title: 'Groceries',
          text: 'Hours, the way in, and the form for the first time.',
          link: 'page:foodPantry',
        },
        {
          title: 'Voting and civics',
          text: 'Rides, classes, and what is on the ballot.',
          link: 'page:democracyCenter',
        },
        {
          title: 'A visit to the porch',
          text: 'Tours of {porch}, school classes, and things you want to give or lend.',
          link: 'page:porch',
        },
        {
          title: 'Work in the woods',
          text: 'Jobs and training with the Forest Service.',
          link: 'page:forestService',
        },
        {
          title: 'Lending a hand',
          text: 'Two hours or two years: the action network.',
          link: 'page:actionNetwork',
        },
        { title: 'Nairobi', text: 'Our second porch has its own telephone.', link: 'page:kenya' },
      ],
      tone: 'band',
    }),
    section('form', { title: 'Ask us here', form: 'record:form/3' }),
    section('buttons', {
      title: 'Other forms',
      buttons: [{ text: 'See all forms', link: 'page:forms', look: 'usual' }],
    }),
  ],
};
