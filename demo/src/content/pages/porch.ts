import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const porch: PageContent = {
  key: 'porch',
  title: '{porch}, our heritage center',
  menu_label: '{porch}',
  description: 'Visit the heritage center in {town}, {state}: tours, quilting, story circles.[ {porch hours}.]',
  sections: [
    section('pageHeader', {
      title: '{porch}',
      eyebrow: 'A center of {name}',
      lead: 'A cook’s house in {town}, with a lamp in the window since 1936. Sit down first; the history comes to you.',
      picture: 'porch',
      colors: 'log-cabin',
      block: 'log-cabin',
    }),
    section('openingHours', {
      hours: 'third',
      note: 'Groups and classes on other days too, if you call a week ahead.',
      beside: 'even',
    }),
    section('contact', { heading: 'Location and contact', name: '{porch}' }),
    section('iconList', {
      title: 'Tours',
      lead: 'Always with a person, never with a headset.',
      columns: '1',
      items: [
        {
          title: 'The house, forty minutes',
          text: 'The steps, the stove, the front room with the Tarver quilts, and the back bedroom where the recordings play. At eleven and at two; just come.',
        },
        {
          title: 'Depot Street on foot, an hour and a half',
          text: 'The hotel kitchen, the bank that would not lend, Crawford’s barbershop, the first pew of Mount Gilead. Wear a hat. Fridays at ten thirty.',
        },
        {
          title: 'The county by van, half a day',
          text: 'The school with the tall windows, Freedmen’s Lane, and the Tarver place if Mrs. Tarver is in the mood. Second Thursday of the month, eight seats.',
        },
      ],
      tone: 'band',
      beside: 'wide',
    }),
    section('facts', {
      items: [
        { term: 'Cost', value: 'Free. There is a jar by the door' },
        { term: 'Getting in', value: 'A ramp on the garden side; the porch is level with it' },
        { term: 'Restroom', value: 'Accessible, behind the kitchen' },
        { term: 'Parking', value: 'On the grass under the pecans' },
        { term: 'Dogs', value: 'On the porch, like everybody’s' },
      ],
    }),
    section('iconList', {
      title: 'What goes on here',
      columns: '3',
      items: [
        {
          title: 'Quilting',
          text: 'Tuesdays at noon. You finish what you begin, however ugly, because someone will be cold.',
        },
        {
          title: 'Story circles',
          text: 'One evening a month, eight chairs, one question. What is said is recorded only if you want it.',
        },
        {
          title: 'Scanning days',
          text: 'Bring the shoebox. Pictures, letters and tapes are copied while you have coffee.',
        },
        {
          title: 'Line it out',
          text: 'Singing in the old style, first Sundays after church, with people who were raised in it.',
        },
        { title: 'Children’s hour', text: 'Thursdays at four: string games, hand claps, and how to shell a pea.' },
        {
          title: 'Research visits',
          text: 'The recordings and the deed index, at a table by the window. Write to us beforehand.',
        },
      ],
      linkText: 'See what’s on',
      link: 'page:events',
    }),
    section('quote', {
      text: 'She had a way of putting down a plate as if you had done her a favor by turning up.',
      cite: 'Eulis Leverett',
      detail: 'who ate on the steps as a boy',
      after: 'The third step is loose. It has been left that way because she could hear by it who was coming.',
      buttons: [{ text: 'See pictures', link: 'page:gallery', look: 'outlined' }],
      tone: 'band',
    }),
  ],
};
