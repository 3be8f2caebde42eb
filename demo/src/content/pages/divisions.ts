import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const divisions: PageContent = {
  key: 'divisions',
  title: 'Our centers',
  description:
    'The democracy center, the food pantry, the porch and the planned interfaith center of {name} in {town}, {state}.',
  sections: [
    section('pageHeader', {
      title: 'Our centers',
      lead: 'Three doors you can walk through in {town} today, and a fourth that is being hung.',
      colors: 'divisions',
      block: 'log-cabin',
    }),
    section('cards', {
      columns: '2',
      items: [
        {
          title: '{democracy center}',
          text: 'A reading room, a long table and a lawyer on second Saturdays, in the old depot.',
          link: 'page:democracyCenter',
          block: 'north-star',
          linkText: 'Step into the reading room',
        },
        {
          title: '{pantry}',
          text: 'Vegetables from eleven farms, shelves you choose from, and no question asked twice.',
          link: 'page:foodPantry',
          block: 'basket',
          linkText: 'Get groceries',
        },
        {
          title: '{porch}',
          text: 'The house of Ruby Mae Holloway, with her steps, her stove and nineteen quilts that have names.',
          link: 'page:porch',
          block: 'log-cabin',
          linkText: 'Plan a visit',
        },
        {
          title: '{interfaith center}',
          text: 'One room, one long table, no pulpit. It is being built; you can already look around inside.',
          link: 'page:interfaithCenter',
          block: 'friendship-star',
          linkText: 'Look around',
        },
      ],
    }),
    section('contact', {
      heading: 'All four are within a short walk of the depot',
      name: '{name}',
      tone: 'band',
      beside: 'even',
    }),
    section('facts', {
      items: [
        { term: '{democracy center}, the reading room', value: '{reading room hours}' },
        { term: '{pantry}', value: '{pantry hours}' },
        { term: '{porch}', value: '{porch hours}' },
        { term: '{interfaith center}', value: 'Next year, when the roof light is paid for' },
      ],
    }),
  ],
};
