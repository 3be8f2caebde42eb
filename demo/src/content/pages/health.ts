import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const health: PageContent = {
  key: 'health',
  title: 'Health and wellness',
  menu_label: 'Health & wellness',
  description:
    'Free groceries in {town}, {state}[ {every pantry day}], with cooking classes, rides to the clinic, clean water and a seed library.',
  sections: [
    section('pageHeader', {
      title: 'Free groceries[ {every pantry day}]',
      lead: 'Four in ten households around {town} live more than ten miles from a store with fresh vegetables. Health begins with closing that gap, one basket at a time.',
      colors: 'health-and-wellness',
      block: 'basket',
      buttons: [{ text: 'Get groceries', link: 'page:foodPantry' }],
    }),
    section('featureRow', {
      title: '{pantry}',
      picture: 'food-pantry',
      block: 'basket',
      hours: 'second',
      hoursNote: 'Same door as always, on Depot Street.',
      buttons: [{ text: 'How the pantry works', link: 'page:foodPantry' }],
    }),
    section('iconList', {
      title: 'More than a full bag',
      columns: '2',
      tone: 'band',
      items: [
        {
          title: 'Cooking classes',
          text: 'Thursdays at two, with what is on the shelf that week. Collards three ways was the one with the waiting list.',
        },
        {
          title: 'Blood pressure, gossip and a chair',
          text: 'On two Saturdays a month a nurse sits in the second chair at Crawford’s barbershop. In a year she took 640 readings.',
        },
        {
          title: 'Rides to the clinic',
          text: '{Call or write} two days ahead. Mr. Leverett knows your road.',
        },
        {
          title: 'Grief circle',
          text: 'Tuesdays, for anyone who has lost somebody. You don’t have to speak, and there is always pound cake.',
        },
        {
          title: 'Clean water',
          text: 'Fill a bottle, mark your well on the map. A chemistry class at the high school does the rest.',
        },
        {
          title: 'A seed library',
          text: 'Borrow seed in March, bring some back in October. Okra, cowpeas, and six collards that no catalog has.',
        },
      ],
    }),
    section('callout', {
      title: 'Do you have a car on Fridays?',
      text: 'About forty households can’t come to us. If you can drive for three hours, you can carry eight of them their week.',
      block: 'basket',
      buttons: [{ text: 'Join our action network', link: 'page:actionNetwork' }],
    }),
  ],
};
