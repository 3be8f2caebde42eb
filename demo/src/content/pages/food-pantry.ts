import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const foodPantry: PageContent = {
  key: 'foodPantry',
  title: '{pantry}',
  description:
    'Free healthy food in {town}, {state}[, {pantry hours}]: the application form, cooking classes, food drives and volunteering.',
  sections: [
    section('pageHeader', {
      title: '{pantry}',
      eyebrow: 'A center of {name}',
      lead: 'Free healthy food for everyone who sleeps in {town}. Take a basket, choose from the shelves, go home with supper.',
      picture: 'food-pantry',
      colors: 'basket',
      block: 'basket',
    }),
    section('openingHours', {
      hours: 'second',
      note: 'Closed the week of July 4 and between Christmas and New Year. The week before, take double.',
      beside: 'even',
    }),
    section('contact', { heading: 'Where', name: '{pantry}' }),
    section('steps', {
      title: 'How to get groceries',
      lead: 'The first time takes ten minutes. After that you walk in.',
      items: [
        {
          title: 'Fill in the form here, or on paper',
          text: 'One page, on a screen or on paper. We ask who eats with you and what they can’t eat. We don’t ask what you earn.',
          file: 'food-pantry-application',
          fileText: 'Application form, to print',
        },
        {
          title: 'Bring it to the door',
          text: '[{pantry days}, ]with anything that shows you live in {town}: a bill, a letter, a neighbor.',
        },
        {
          title: 'Choose',
          text: 'Baskets are by the door, greens and eggs at the back. Take what you will cook. The same again next week.',
        },
      ],
      tone: 'band',
    }),
    section('buttons', {
      lead: 'It takes five minutes on a telephone, and nobody sees it but the people of the pantry.',
      buttons: [{ text: 'Fill in the application here', link: 'record:form/1', look: 'usual' }],
      tone: 'band',
    }),
    section('iconList', {
      title: 'Who comes',
      columns: '3',
      items: [
        {
          title: 'Families with children',
          text: 'In July, when there is no school lunch, every second basket has a child holding on to it.',
        },
        {
          title: 'Grandparents raising grandchildren',
          text: 'One in three told us they had skipped a meal so that someone smaller could eat. They go to the front of the line.',
        },
        {
          title: 'People between paychecks',
          text: 'The plant, the school bus, the nursing home. Work is no reason not to come; the last week of the month is long.',
        },
      ],
    }),
    section('iconList', {
      title: 'What else goes on here',
      columns: '2',
      items: [
        {
          title: 'Cooking classes',
          text: 'Thursdays at two in the pantry kitchen, with that week’s vegetables. Eight burners, twelve places, and you eat what you made.',
        },
        {
          title: 'Distribution events',
          text: 'The Saturday before Thanksgiving and the first Saturday in August, in the depot parking lot. Stay in your car; we load the trunk.',
          link: 'page:events',
        },
        {
          title: 'Food drives',
          text: 'Churches, classes and ball teams collect; we lend scales and barrels and print the list of what is short. Peanut butter is always short.',
        },
        {
          title: 'Outreach',
          text: 'The van stops at the trailer park, the senior home and three churches on Fridays. Stars on Mr. Leverett’s map come first.',
        },
      ],
      tone: 'band',
    }),
    section('callout', {
      title: 'Volunteers: two hours, one apron',
      text: 'Sort at nine, shelve at ten, carry until four. Anyone under sixteen comes with an adult. Half of our volunteers began on the other side of the shelf.',
      block: 'basket',
      isHighlighted: true,
      buttons: [
        { text: 'Take a shift', link: 'setting:email?subject=Volunteering%20at%20the%20pantry' },
        { text: 'Join our action network', link: 'page:actionNetwork', look: 'outlined' },
      ],
    }),
  ],
};
