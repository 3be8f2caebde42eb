import { section } from '@porchlight/contract/sections/section-content';
import type { PageContent } from './page-content.ts';
import { paragraph } from './paragraph.ts';

export const accessibility: PageContent = {
  key: 'accessibility',
  title: 'Accessibility',
  description:
    'What the site of {name} does for people who use a keyboard, a screen reader or large text, and what does not work yet.',
  sections: [
    section('pageHeader', {
      title: 'A door that everybody gets through',
      lead: 'This site aims to meet the Web Content Accessibility Guidelines 2.2, level AA. If something doesn’t, tell us and we will fix it.',
      colors: 'accessibility',
      block: 'friendship-star',
    }),
    section('iconList', {
      title: 'What you can count on',
      columns: '2',
      items: [
        {
          title: 'With a keyboard',
          text: 'You can reach and use everything with the keyboard, and a ring shows where you are. On each page, press Tab once to skip the menu.',
        },
        {
          title: 'With a screen reader',
          text: 'Headings, lists and the parts of a page are labeled. Changes are announced once.',
        },
        {
          title: 'With large text',
          text: 'You can double the text size and zoom in to 400 %. Nothing is cut off, and nothing scrolls sideways.',
        },
        {
          title: 'By day and by night',
          text: 'Text has enough contrast in light colors, in dark colors and in your system’s high contrast mode.',
        },
        {
          title: 'Without haste',
          text: 'If your system is set to reduce motion, nothing moves by itself. Everything that moves has a button to stop it.',
        },
        {
          title: 'On a slow connection or an old phone',
          text: 'You can read every page without JavaScript. To make pages smaller, use ‘Save data’ at the bottom of each page.',
        },
      ],
    }),
    section('iconList', {
      title: 'What does not work yet',
      columns: '2',
      items: [
        {
          title: 'Pictures',
          text: 'Most pictures have a description that screen readers read. Some do not have one yet. Use the text beside them, or ask us what they show.',
        },
        {
          title: 'PDFs',
          text: 'Some older PDFs are scanned pages, which screen readers can’t read. Ask us, and we will read them to you or type them up.',
        },
      ],
      tone: 'band',
    }),
    section('text', {
      title: 'Tell us',
      body: paragraph(
        'Write to {email}[, call {phone}] or ',
        { text: 'come by', href: '/contact' },
        '. Tell us which page it was and what device and software you use. We will answer within a week. Last checked in November 2026 with axe, IBM Equal Access and HTML_CodeSniffer on every page, and by hand with a keyboard.',
      ),
    }),
  ],
};
