import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const donate: PageContent = {
  key: 'donate',
  title: 'Donate',
  description:
    'Give once or every month to {name}: groceries, rides, title searches and forestry training in rural Georgia.',
  sections: [
    section('pageHeader', {
      title: 'Keep the light on',
      lead: 'Nine of every ten dollars you give are spent within forty miles of {town}: on greens, gas, lawyers and lamp oil.',
      picture: 'food-pantry',
      colors: 'donate',
      block: 'log-cabin',
      buttons: [
        { text: 'Donate', link: 'setting:donate', look: 'donate' },
        { text: 'Give every month', link: 'setting:donateMonthly', look: 'link' },
      ],
    }),
    section('donationAmounts', { title: 'What your money does by Friday', tone: 'band' }),
    section('iconList', {
      text: 'Donations are tax-deductible as far as the law allows, and your receipt comes within the hour. Once a year we publish what came in and where it went, down to the cent. If you give for one thing, it is spent on that thing.',
      columns: '1',
      items: [
        {
          title: 'Food',
          text: 'Canned fish, peanut butter, rice, diapers and anything from your garden: bring it while the pantry is open[, {pantry days}].',
          link: 'page:foodPantry',
        },
        {
          title: 'Time',
          text: 'Two hours a month. We train you, and there is cake.',
          link: 'page:actionNetwork',
        },
        {
          title: 'Papers, pictures, tapes',
          text: 'We copy them while you wait and give them back. You decide who may see them.',
          link: 'page:porch',
        },
      ],
      beside: 'wide',
    }),
    section('contact', { heading: 'A check, a bequest, a truckload', name: '{name}' }),
  ],
};
