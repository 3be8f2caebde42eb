import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const democracyCenter: PageContent = {
  key: 'democracyCenter',
  title: '{democracy center}',
  description: 'A reading room, free land clinics and civics evenings in the old depot of {town}, {state}.',
  sections: [
    section('pageHeader', {
      title: '{democracy center}',
      eyebrow: 'A center of {name}',
      lead: 'The old depot of {town}: a reading room on one side of the ticket window, a meeting room on the other.',
      picture: 'democracy-center',
      colors: 'north-star',
      block: 'north-star',
    }),
    section('openingHours', {
      hours: 'first',
      note: 'The meeting room keeps its own hours, and the lamp is on as long as anybody is talking.',
      beside: 'even',
    }),
    section('contact', { heading: 'Where', name: '{democracy center}' }),
    section('iconList', {
      title: 'The reading room',
      lead: 'Quiet until somebody laughs. You need no card, and the coffee is behind you.',
      columns: '1',
      items: [
        {
          title: 'Four thousand books',
          text: 'Reconstruction to last month: law in plain words, Georgia history, novels, seed catalogs, and a shelf that children may rearrange.',
        },
        {
          title: 'County minutes since 2004',
          text: 'Every commission, school board and zoning agenda, on paper, with an index that Mr. Leverett keeps in pencil.',
        },
        {
          title: 'The deed index',
          text: 'Grantors and grantees of three counties on two computers, with somebody next to you who can read the handwriting.',
        },
        {
          title: 'Sample ballots',
          text: 'For your own address, printed large. Mark it up and take it with you; paper is allowed at the polls.',
        },
      ],
      linkText: 'Read our articles',
      link: 'page:articles',
      tone: 'band',
      beside: 'wide',
    }),
    section('facts', {
      items: [
        { term: 'Where', value: 'The ticket side of the depot' },
        { term: 'Seats', value: 'Twenty-two at the long table, four by the stove' },
        { term: 'Copies', value: 'Ten cents, or bring a pound cake' },
        { term: 'Land clinic', value: 'Second Saturday of the month, from 10:00 AM' },
        { term: 'Getting in', value: 'Level from the platform; the door opens by itself' },
      ],
    }),
    section('featureRow', {
      title: 'Why a plow and a pew',
      text: 'In 1867 the first Black voters of this county registered in a church, and most of them came from behind a plow. They elected two of their own to write the state’s constitution. It took forty years to take the vote away from their sons and nearly sixty more to get it back. We keep both tools on the wall, and the book with their names on the table under it.',
      block: 'north-star',
      colors: 'ballot-1867',
      side: 'end',
      buttons: [{ text: 'Check your registration', link: 'page:vote' }],
    }),
    section('iconList', {
      title: 'The meeting room',
      columns: '3',
      items: [
        { title: 'Civics', text: 'Tuesdays, half past six, with supper.' },
        {
          title: 'Candidate evenings',
          text: 'Every candidate is asked, the same questions go to all, and a kitchen timer is in charge.',
        },
        {
          title: 'Poll worker training',
          text: 'It is paid, it is a long day, and you will see everyone you know.',
        },
        { title: 'Land clinics', text: 'Two title researchers, one lawyer, half an hour each, free.' },
        { title: 'Your meeting', text: 'The room is free for any group that lets people in. Ask at the desk.' },
        {
          title: 'Quilts and quorum',
          text: 'Robert’s Rules in one evening, taught by the Tuesday circle, with scissors.',
        },
      ],
      tone: 'band',
    }),
  ],
};
