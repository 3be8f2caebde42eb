import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const interfaithCenter: PageContent = {
  key: 'interfaithCenter',
  title: '{interfaith center}',
  description:
    'The interfaith center that {town}, {state}, is building: one room, one long table. Look around inside before it stands.',
  sections: [
    section('pageHeader', {
      title: '{interfaith center}',
      eyebrow: 'A center of {name}',
      lead: 'Eleven churches, one prayer room above a tire shop and a family that lights candles on Friday: {town} is building them one room.',
      colors: 'interfaith-center',
      block: 'friendship-star',
    }),
    section('slider', {
      topic: 'The planned interfaith center',
      items: [
        {
          title: 'Eight sides, so that nobody sits at the back',
          text: 'Pine from the county, a roof of light in the middle, and a porch that runs all the way around.',
          picture: 'interfaith-hall',
          block: 'friendship-star',
        },
        {
          title: 'The table came first',
          text: 'After the storm the power was out for six days. Somebody dragged a table into Depot Street, and then somebody dragged out another.',
          picture: 'interfaith-table',
          block: 'friendship-star',
        },
        {
          title: 'Windows by three women who disagree',
          text: 'About nearly everything but seam allowance. Each of the eight windows is a Friendship Star.',
          picture: 'interfaith-windows',
          block: 'friendship-star',
        },
      ],
    }),
    section('featureRow', {
      title: 'An evening, some time next year',
      text: 'There will be no pulpit. There will be a shelf for shoes, a basin for hands, a kitchen that can keep halal and kosher and fried chicken apart, and a porch for those who would rather listen from outside.',
      film: 'interfaith',
      picture: 'interfaith-poster',
      block: 'friendship-star',
      colors: 'interfaith-film',
      side: 'end',
      tone: 'band',
    }),
    section('panorama', {
      title: 'Look around inside',
      lead: 'The room is not built yet. This is how it will be on a clear morning, drawn from the architect’s plan.',
      panorama: 'interfaith-panorama',
      picture: 'interfaith-room',
      startDirection: 20,
      block: 'friendship-star',
    }),
    section('facts', {
      columns: '2',
      items: [
        { term: 'Where', value: 'The lot behind the depot, by the pond' },
        { term: 'Room', value: 'One hundred and twenty chairs, or one table of forty feet' },
        { term: 'Opens', value: 'Next year, when the roof light is paid for' },
        { term: 'Until then', value: 'Supper in the depot, first Monday of the month, 6:00 PM. Bring one dish' },
      ],
      tone: 'band',
      beside: 'wide',
    }),
    section('contact', { heading: 'Ask, or lend a hand' }),
    section('buttons', {
      title: 'Pay for one pane',
      lead: 'Each window has 64 pieces of glass. One is $40; your name goes in the book by the door, or doesn’t, as you like.',
      buttons: [
        { text: 'Donate a pane', link: 'setting:donate', look: 'donate' },
        { text: 'Come to the next supper', link: 'page:events', look: 'outlined' },
      ],
    }),
  ],
};
