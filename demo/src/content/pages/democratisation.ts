import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const democratisation: PageContent = {
  key: 'democratisation',
  title: 'Education and democracy',
  menu_label: 'Education & democracy',
  description:
    'Civics evenings, adult reading, free land clinics and rides to the polls in middle Georgia, at {democracy center}.',
  sections: [
    section('pageHeader', {
      title: 'Democracy is a Tuesday evening',
      lead: 'Not a speech. A chair, an agenda, three minutes at the microphone and somebody who has done it before sitting next to you.',
      colors: 'democratisation',
      block: 'north-star',
      buttons: [{ text: 'Check your registration', link: 'page:vote' }],
    }),
    section('iconList', {
      columns: '2',
      items: [
        {
          title: 'Civics on Tuesdays',
          text: 'Half past six, with supper. Who sets the property tax, who hires the superintendent, what the soil and water board is for. Eight evenings; come to any of them.',
        },
        {
          title: 'Reading, at any age',
          text: 'One reader, one learner, one newspaper, Wednesdays. Our oldest graduate began at seventy-nine, with the sports page.',
        },
        {
          title: 'Land clinics',
          text: 'Second Saturdays. Two title researchers and a lawyer sit with you for half an hour, free. Deeds have come out of flour tins.',
        },
        {
          title: 'Research with the people in it',
          text: 'We survey food, water, transportation and land with interviewers from the same roads, and read the results out before we print them.',
          link: 'page:articles',
        },
      ],
    }),
    section('featureRow', {
      title: '{democracy center}',
      text: 'The plow, because most of what people here owned they won with it. The pew, because that is where they learned to run a meeting. The center is in the old depot: four thousand books, two decades of county minutes, and a table that seats twenty-two.',
      picture: 'democracy-center',
      block: 'north-star',
      buttons: [{ text: 'Visit the reading room', link: 'page:democracyCenter' }],
      tone: 'band',
    }),
    section('steps', {
      title: 'Your first three minutes',
      lead: 'How to speak at a county meeting when you have never done it.',
      items: [
        {
          title: 'Read the agenda',
          text: 'It is on paper in our reading room every Friday. Find the line that is yours.',
        },
        {
          title: 'Sign the sheet',
          text: 'It lies by the door and is taken away when the meeting starts. Be ten minutes early.',
        },
        {
          title: 'Say what you want them to do',
          text: 'Your name, your road, one fact, one request. Practice it with us on Tuesday; you will have a minute to spare.',
        },
        { title: 'Stay for the vote', text: 'They look up differently when the person is still in the room.' },
      ],
    }),
    section('featureRow', {
      title: 'And then the ballot',
      text: 'Every contest that someone in our counties can vote in, from the school board to the top of the ticket, with its date, and a ride if you want one.',
      picture: 'voting',
      block: 'ohio-star',
      side: 'end',
      buttons: [{ text: 'See the election calendar', link: 'page:elections' }],
      tone: 'band',
    }),
  ],
};
