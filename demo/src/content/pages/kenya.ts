import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';

/** The office in Nairobi: announcement, five staff, contact, closing text. spec 2.2 */
export const kenya: PageContent = {
  key: 'kenya',
  title: '{short name} in Nairobi, Kenya',
  menu_label: 'Kenya',
  description: '{name} opens an extension in Nairobi: who works there, what they do, and how to reach them.',
  sections: [
    section('pageHeader', {
      eyebrow: 'A new extension in Nairobi, Kenya',
      title: 'Our second porch has a jacaranda',
      lead: '{name} now has an office in Nairobi: corrugated roof, five staff, and a view of the Ngong Hills when the haze lifts.',
      picture: 'kenya',
      colors: 'nairobi',
      block: 'flying-geese',
    }),
    section('text', {
      title: 'Why Kenya',
      body: 'In a workshop on land, a visiting agronomist listened for an hour to our stories about one name on a deed and forty people in the field. Then she said: you are describing my mother’s village. The law is different and the history is different. The kitchen-table meeting is the same meeting. So we trade what we know, and twice a year two people from each porch go and work on the other.',
    }),
    section('iconList', {
      title: 'What happens under that roof',
      columns: '3',
      tone: 'band',
      items: [
        {
          title: 'Land, mapped by the family',
          text: 'With a phone and a bicycle, walking the boundary with everyone who remembers it.',
        },
        {
          title: 'A seed library',
          text: 'Cowpeas, amaranth, red-stemmed okra. Some of it has cousins in Georgia, and a university is finding out how close.',
        },
        {
          title: 'A women’s savings circle',
          text: 'Thirty members, a metal box, three keys. Nobody has missed a Wednesday.',
        },
      ],
    }),
    section('people', {
      title: 'The five who keep this light on',
      lead: 'Karibu. Ask for any of them by name.',
      columns: '5',
      items: [
        person('Wanjiru Kamande', 'Runs the office and the exchange between our two porches', 'nairobi-1'),
        person('Otieno Ouma', 'Maps family land with a phone, a bicycle and everyone’s grandmother', 'nairobi-2'),
        person('Achieng Odhiambo', 'Keeps the reading room and its Saturday children’s hour', 'nairobi-3'),
        person('Joseph Mutua', 'Looks after the seed library, 214 kinds so far', 'nairobi-4'),
        person('Nafula Wekesa', 'Sits with the women’s savings circle, never at the head of the table', 'nairobi-5'),
      ],
    }),
    section('contact', {
      heading: 'Come by, call, write',
      name: 'Porchlight Nairobi',
      details: 'own',
      phone: '+254 20 555 0188',
      street: 'Jacaranda House, off Ngong Road',
      town: 'Nairobi 00505, Kenya',
      email: 'nairobi@porchlight.example.org',
      website: 'https://porchlight.example.org/kenya',
      websiteText: 'porchlight.example.org/kenya',
      hasSocial: true,
      tone: 'band',
      beside: 'even',
    }),
    section('iconList', {
      columns: '1',
      items: [
        {
          title: 'You are in Georgia',
          text: 'We need spare rooms in July and people who don’t mind being asked why.',
          link: 'page:actionNetwork',
        },
        {
          title: 'You are in Kenya',
          text: 'The reading room is open on weekdays from nine to five, East Africa Time, and for children on Saturday mornings.',
        },
        {
          title: 'You are somewhere else',
          text: 'Story circles between the two porches are online, and you may listen in.',
          link: 'page:events',
        },
      ],
    }),
    section('text', {
      body: 'It is close to midnight in {town} when the sun comes up over the Athi plains. Somebody is usually still on our porch, and somebody is already on theirs. For about an hour both lamps are lit at once. Asante sana for reading this far; now come on up.',
      size: 'large',
    }),
  ],
};

function person(name: string, position: string, picture: string) {
  return { name, position, workstation: 'Nairobi', picture };
}
