import { historyDays, restoreDays, securityLogDays } from '@porchlight/contract/limits';
import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';
import { paragraph } from './paragraph.ts';
import { personalData, storedText } from './personal-data.ts';

/** The privacy notice: what the site stores about people. It must match what the code does. */
export const privacy: PageContent = {
  key: 'privacy',
  title: 'Privacy',
  description:
    'What {name} stores about the people who visit this site, subscribe, give or work here, and how to have it deleted.',
  sections: [
    section('pageHeader', {
      title: 'What we keep about you',
      lead: 'If you only read this site: nothing. There are no advertisements, we do not count your visits, and we do not tell any other company about them.',
      colors: 'privacy',
      block: 'nine-patch',
    }),
    section('iconList', {
      title: 'While you read',
      columns: '2',
      items: [
        {
          title: 'Your settings',
          text: 'If you use the switch for light or dark colors, or the one for saving data, your device keeps your choice in a cookie for a year. The cookies say nothing about you.',
        },
        {
          title: 'Our server’s logs',
          text: 'We log each request: the kind of page, the time, whether it worked and how long it took. We do not log your network address.',
        },
        {
          title: 'Other sites',
          text: 'Pictures and fonts come from this site only. A podcast or a video may come from another site, but only when you play it. Links that open a new tab lead to other sites, which have their own rules.',
        },
        { title: 'Search', text: 'We do not keep what you search for.' },
      ],
    }),
    section('iconList', {
      title: 'When you give us something',
      columns: '2',
      items: [
        {
          title: 'Your email address',
          text: `If you subscribe to our news, we keep ${storedText('email')}. Only our ${personalData.email.readers} can see this, and we give it to nobody. Each email has a link to leave. If you leave, we keep only a code made from your address for longer than a month, so that nobody adds you again. To prevent abuse, we limit how often anyone can subscribe. For this we keep a code made from the sender’s network address for a short time.`,
        },
        {
          title: 'A form',
          text: `If you send us a form, we keep ${storedText('formEntry')}. Only our ${personalData.formEntry.readers} can see this. The form tells you the day before you send it; until then, ask us, and we delete it at once. What you type is on your device for a day at most, so that a lost connection loses nothing.`,
        },
        {
          title: 'A registration for an event',
          text: `If you register for an event, we keep what you enter in the form, how many you are, whether you have a seat or wait for one, and how many of you came. Only our ${personalData.formEntry.readers} can see this, and we delete it together with the form. We write to you about this event alone. Each email has a link with which you change or cancel your registration; who has the link can do that.`,
        },
        {
          title: 'A donation',
          text: `You pay on the page of the company that takes donations for us. We keep ${storedText('donation')}. Only our ${personalData.donation.readers} can see this.`,
        },
        {
          title: 'A form on paper',
          text: 'An application for the pantry that you bring on paper stays in the pantry, and we do not enter it here.',
        },
        {
          title: 'A story, a picture, a recording',
          text: 'You decide who can see it, and you can change your mind.',
        },
      ],
      tone: 'band',
    }),
    section('text', {
      title: 'If you work with us here',
      body: `If you have an account, we keep what you changed for ${historyDays / 365} years. For ${securityLogDays} days we keep when and from which network address someone signed in or tried to. This lets us undo mistakes and notice strangers.`,
    }),
    section('text', {
      title: 'Ask us, and ask us to delete it',
      body: paragraph(
        'Write to {email} or ',
        { text: 'come by', href: '/contact' },
        `. We will show you what we have about you, and correct or delete it. Deleted data is removed permanently after ${restoreDays} days, and from our backups when they are replaced. When we remove an email address from our list, we keep a code made from it, so that importing an old list does not add it again.`,
      ),
      tone: 'band',
    }),
  ],
};
