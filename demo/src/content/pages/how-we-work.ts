import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

export const howWeWork: PageContent = {
  key: 'howWeWork',
  title: 'How we work',
  description:
    'The partners of {name}, from Red Clay Legal Aid to the Jacaranda Civic Lab, and the four steps we take with them.',
  sections: [
    section('pageHeader', {
      title: 'Nobody keeps a light on alone',
      lead: 'We lend a porch; others bring the law, the seed, the songs and the saws. These are the people we work with year after year.',
      colors: 'how-we-work',
      block: 'churn-dash',
    }),
    section('partnerLogos', {
      items: [
        { name: 'Red Clay Legal Aid', link: 'https://redclaylegalaid.example.org', logo: 'red-clay-legal-aid' },
        { name: 'Wiregrass Growers Co-op', link: 'https://wiregrassgrowers.example.org', logo: 'wiregrass-growers' },
        { name: 'Longleaf Works', link: 'https://longleafworks.example.org', logo: 'longleaf-works' },
        { name: 'Amber Ridge Credit Union', link: 'https://amberridgecu.example.org', logo: 'amber-ridge' },
        { name: 'Second Sunday Choirs', link: 'https://secondsundaychoirs.example.org', logo: 'second-sunday-choirs' },
        { name: 'Jacaranda Civic Lab', link: 'https://jacarandalab.example.org', logo: 'jacaranda-civic-lab' },
      ],
    }),
    section('steps', {
      title: 'The same four steps, whatever the work is',
      tone: 'band',
      items: [
        {
          title: 'Ask on the porch',
          text: 'We hire interviewers from the same roads, pay them, and sit where people sit anyway. The most useful answer is usually to the question we nearly left out.',
        },
        {
          title: 'Try it small, with a date on it',
          text: 'One table at the tax office, one van, one Thursday. If it does not work by the date, we stop and say so.',
        },
        {
          title: 'Write down what happened',
          text: 'With numbers, and with what we did wrong. Our survey missed people who work shifts; the paper says that on page two.',
        },
        {
          title: 'Hand it over',
          text: 'A program is finished when the neighbors run it. The quilting circle has not needed us since 1974.',
        },
      ],
    }),
    section('text', {
      title: 'Would you like to work with us?',
      body: 'Write what you have too much of and what you are short of. A church kitchen that stands empty on weekdays, a law student with a free summer and a field with the wrong kind of peaches have all become programs.',
      buttons: [{ text: 'Write to us', link: 'setting:email' }],
    }),
  ],
};
