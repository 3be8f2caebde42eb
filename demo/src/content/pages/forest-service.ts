import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const forestService: PageContent = {
  key: 'forestService',
  title: 'Forest-service career center',
  description:
    'Paid forestry training in middle Georgia with the USDA Forest Service: office hours, résumés, tickets, job openings, internships and youth events.',
  sections: [
    section('pageHeader', {
      title: 'Work where the pines are',
      eyebrow: 'USDA Forest Service career center',
      lead: 'Training, paid seasons and careers in the woods of middle Georgia, for people who were told that the forest is a place you drive past.',
      film: 'forest',
      picture: 'forest-poster',
      colors: 'forest',
      block: 'pine-tree',
      buttons: [{ text: 'See when it starts', link: '#apply' }],
    }),
    section('iconList', {
      title: 'What you get here',
      columns: '3',
      items: [
        {
          title: 'Someone who has been hired',
          text: 'Office hours on Thursdays from four to seven. Bring nothing; leave with a list.',
        },
        {
          title: 'A federal résumé',
          text: 'Five pages, not one, in the words that the system looks for. We type it with you.',
        },
        {
          title: 'Tickets and cards',
          text: 'Chainsaw, first aid, pack test, red card: trained, tested and paid for.',
        },
        { title: 'Boots', text: 'And helmet, chaps and gloves, on loan until your second paycheck.' },
        {
          title: 'A ride at 5:45',
          text: 'From Depot Street to the camp on the Oconee road, every working day.',
        },
        {
          title: 'A walk through your own trees',
          text: 'If your family owns woods, a forester cruises them with you, and tells you the figure before a buyer does.',
        },
      ],
    }),
    section(
      'callout',
      {
        title: 'The work-based learning program started in January 2025',
        text: 'Twelve people, one season, eighteen hundred acres. You learn on the crew and are paid from the first day. It starts again each January. {Call or write}.',
        block: 'pine-tree',
        buttons: [{ text: 'Ask for a place', link: 'setting:email?subject=Forestry' }],
        tone: 'band',
      },
      { id: 'apply' },
    ),
    section('iconList', {
      title: 'Who it is for',
      columns: '1',
      items: [
        {
          title: 'You are 18 to 30 and would rather be outdoors',
          text: 'No experience, no truck and no diploma needed. You need to like mornings, or to stop minding them.',
        },
        {
          title: 'You are changing over',
          text: 'Veterans, farm hands, line workers: hours in a machine or on a saw count for more than you think.',
        },
        {
          title: 'You are still in school',
          text: 'From sixteen on there are Saturdays, a summer crew, and adults who answer questions.',
        },
      ],
      beside: 'wide',
    }),
    section('facts', {
      items: [
        { term: 'Age', value: '18 on the crew; from 16 on Saturdays' },
        { term: 'You can', value: 'Walk three miles with a pack, slowly if need be' },
        { term: 'Costs', value: 'Nothing' },
        { term: 'Pay', value: 'By the hour, from the first day' },
        { term: 'Meals', value: 'Breakfast on the bus; bring lunch' },
      ],
    }),
    section('upcomingEvents', { tone: 'band' }),
    section('cards', {
      title: 'Resources',
      lead: 'Look on a Monday: most openings are posted over the weekend and close within two weeks.',
      look: 'row',
      columns: '3',
      items: [
        {
          title: 'Job openings',
          text: 'Permanent and seasonal work with the Forest Service, by state.',
          link: 'https://www.fs.usda.gov/working-with-us/jobs',
          block: 'pine-tree',
        },
        {
          title: 'Internships',
          text: 'Paid summers for students and recent graduates, with housing on some forests.',
          link: 'https://www.fs.usda.gov/working-with-us/opportunities-for-young-people',
          block: 'bears-paw',
        },
        {
          title: 'Youth events',
          text: 'Open house at the camp, the test loop, and fried fish afterwards.',
          link: 'page:events',
          linkText: 'See what’s on',
          block: 'flying-geese',
        },
      ],
    }),
    section('gallery', {
      title: 'Pictures from the crew',
      items: [
        { caption: 'Longleaf seedlings by the thousand', picture: 'forest-nursery' },
        { caption: 'One of four hundred planted in a day', picture: 'forest-planting' },
        { caption: 'A burn at nightfall keeps the forest open', picture: 'forest-burn' },
        { caption: 'The fire tower, ridge after ridge', picture: 'forest-tower' },
        { caption: 'What is it worth? A tape at breast height', picture: 'forest-measuring' },
        { caption: 'The red-cockaded woodpecker, for whom we burn', picture: 'forest-woodpecker' },
        { caption: 'Counting what lives in the creek', picture: 'forest-creek' },
      ],
      tone: 'band',
    }),
  ],
};
