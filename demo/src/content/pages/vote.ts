import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const vote: PageContent = {
  key: 'vote',
  title: 'Check your voter registration',
  menu_label: 'Vote',
  description:
    'When to check your voter registration, and the official registration page of all 50 states and the District of Columbia.',
  sections: [
    section('voterRegistration', {
      title: 'Check your registration before somebody else does',
      lead: 'It takes two minutes, even if you voted last time. Choose your state; its official page opens in a new tab.',
      label: 'Where you are registered, or want to be',
      colors: 'vote',
      block: 'ohio-star',
    }),
    section('iconList', {
      title: 'Three good reasons to look again',
      columns: '3',
      tone: 'band',
      items: [
        {
          title: 'You moved',
          text: 'Across the country or across the road: your precinct goes with your address, and the rolls don’t know until you tell them.',
        },
        {
          title: 'You changed your name',
          text: 'The name on the rolls has to match the ID you bring. Fix it now, while it is a form. In October it is a line.',
        },
        {
          title: 'You married',
          text: 'A wedding often changes both at once, the name and the address. Put it on the list between the thank-you cards and the bank.',
        },
      ],
    }),
    section('notice', {
      title: 'About registering online',
      text: 'Most states, Georgia among them, let you register online with a driver’s license or state ID. A few still want paper in the mail or a visit in person. Your state’s page says which, and what the deadline is. No page we lead you to costs money; if one asks for a card, close it.',
      after:
        'No computer, or no patience for one? {Call or write} or come to the reading room. We fill in the form together, you read it, you sign it.',
    }),
    section('featureRow', {
      title: 'Need a ride on the day?',
      text: 'Our volunteers drive in three counties, from six in the morning. Nobody will ask how you voted, everybody wears a belt, and the radio belongs to the passenger.',
      picture: 'voting',
      block: 'ohio-star',
      buttons: [
        { text: 'See the election calendar', link: 'page:elections' },
        { text: 'Learn what is on the ballot', link: 'page:democratisation' },
      ],
    }),
  ],
};
