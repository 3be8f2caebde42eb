import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const whoWeAre: PageContent = {
  key: 'whoWeAre',
  title: 'Who we are',
  description:
    'The board, the staff and volunteers, and the advisers of {name} in {town}, {state}, and how a cook’s back steps became an institute.',
  sections: [
    section('pageHeader', {
      title: 'Neighbors, mostly',
      lead: 'A few of us are paid, more of us are not, and nearly all of us can be found within ten miles of the depot. Here is who answers for what.',
      colors: 'who-we-are',
      block: 'bears-paw',
    }),
    section('cards', {
      columns: '3',
      items: [
        {
          title: 'Board of directors',
          text: 'A pastor, a judge, an orchard keeper and a farmer. They sign the budget and answer for it in public.',
          link: 'page:teamType/director',
          linkText: 'Meet the board',
          block: 'churn-dash',
        },
        {
          title: 'Staff & volunteers',
          text: 'The people you meet at the door, on the phone, behind the shelves and at the wheel of the van.',
          link: 'page:teamType/staff',
          linkText: 'Meet the staff',
          block: 'bears-paw',
        },
        {
          title: 'Advisory board',
          text: 'They know more than we do about memory, faith and the law, and tell us when we are wrong.',
          link: 'page:teamType/advisory',
          linkText: 'Meet the advisers',
          block: 'ohio-star',
        },
      ],
    }),
    section('quote', {
      text: 'To whoever will keep the light on.',
      cite: 'Ruby Mae Holloway',
      detail: 'in her will, 1979',
      tone: 'band',
    }),
    section('text', {
      title: 'How it began',
      body: 'Ruby Mae Holloway came to {town} in 1936 to cook for the hotel by the railroad, which did not let her eat in its dining room. Every evening she carried home what was left and fed whoever sat on her back steps. There was a lamp in the window, and she never asked.\n\nShe left her house to whoever would keep the light on. A court took two years to decide who that was: her neighbors, all of them, together. We are what became of that house. The pantry is still the back steps. The rest is what people asked for while they were waiting on them.',
    }),
    section('callout', {
      title: 'There is a chair for you',
      text: 'Two hours a month make you a volunteer. You can drive, sort, read old handwriting, or sit with somebody until the form is done.',
      block: 'bears-paw',
      buttons: [
        { text: 'Join our action network', link: 'page:actionNetwork' },
        { text: 'Write to us', link: 'setting:email' },
      ],
    }),
  ],
};
