import { type SectionContent, section, storedContent } from '@porchlight/contract/sections/section-content';
import { isListPage, isSitePage, type ListPageKey, sitePageSlug } from '@porchlight/contract/site-pages';
import { teamTypeHeadings } from '@porchlight/contract/texts';

/** What a page of an empty site begins with: `[[…]]` says what to write, and has to be replaced before publication. */
interface StarterPage {
  title: string;
  sections: readonly SectionContent[];
}

const header = (title: string, lead: string) => section('pageHeader', { title, lead });
const text = (title: string, body: string) => section('text', { title, body });
const links = (title: string, ...items: readonly [title: string, link: string][]) =>
  section('cards', {
    title,
    items: items.map(([name, link]) => ({ title: name, text: '[[What visitors find there]]', link })),
  });

const pages: Readonly<Record<string, StarterPage>> = {
  home: {
    title: 'Home',
    sections: [
      section('pageHeader', {
        title: '[[Say in a few words what you stand for]]',
        lead: '[[Say in one sentence whom you serve]]',
        buttons: [{ text: 'See what’s on', link: 'page:events' }],
      }),
      links('What we do', ['[[First program]]', 'page:whatWeDo'], ['[[Second program]]', 'page:whatWeDo']),
      section('openingHours', { heading: 'When we are open', hours: 'first', beside: 'even' }),
      section('contact', { heading: 'Where to find us', details: 'organization' }),
      section('upcomingEvents', { tone: 'band' }),
      section('featuredStories', {}),
    ],
  },
  whoWeAre: {
    title: 'Who we are',
    sections: [
      header('[[Say who you are]]', '[[Say where you work, and since when]]'),
      text('How it began', '[[Tell it in two paragraphs]]'),
      links('Our people', ['Board', 'page:teamType/director'], ['Staff', 'page:teamType/staff']),
    ],
  },
  whatWeDo: {
    title: 'What we do',
    sections: [
      header('[[Say what you do]]', '[[Say what is different because of it]]'),
      links('Programs', ['[[First program]]', 'page:contact'], ['[[Second program]]', 'page:contact']),
    ],
  },
  howWeWork: {
    title: 'How we work',
    sections: [
      header('[[Say with whom you work]]', '[[Say what each of you brings]]'),
      section('steps', {
        title: 'Our steps',
        items: [
          { title: '[[First step]]', text: '[[One or two sentences]]' },
          { title: '[[Second step]]', text: '[[One or two sentences]]' },
        ],
        tone: 'band',
      }),
    ],
  },
  contact: {
    title: 'Contact',
    sections: [
      header('Contact', '[[Say who answers, and how soon]]'),
      section('openingHours', { heading: 'When we are open', hours: 'first', beside: 'even' }),
      section('contact', { heading: 'How to reach us', details: 'organization', hasSocial: true }),
    ],
  },
  donate: {
    title: 'Ways to give',
    sections: [
      header('Ways to give', '[[Say what a gift makes possible]]'),
      section('donationAmounts', { title: 'Give once' }),
      text('Other ways', '[[Say what else you need]]'),
    ],
  },
  accessibility: {
    title: 'Accessibility',
    sections: [
      header('Accessibility', '[[Say that everyone can use this site, and how]]'),
      text('If something does not work', 'Write to {email}[, or call {phone}]. [[Say how soon you answer]]'),
    ],
  },
  privacy: {
    title: 'Privacy',
    sections: [
      header('Privacy', '[[Say in one sentence how you treat what you know about people]]'),
      text('What we keep', '[[List what you keep, why, and for how long]]'),
    ],
  },
};

const list = (title: string): StarterPage => ({
  title,
  sections: [header(title, '[[Say what people find in this list]]')],
});

const lists: Readonly<Record<ListPageKey, StarterPage>> = {
  articles: list('Articles'),
  stories: list('Stories'),
  events: list('Events'),
  elections: list('Election calendar'),
  gallery: list('Gallery'),
  actionNetwork: list('Action network'),
  podcasts: list('Podcasts'),
  'teamType/director': list(teamTypeHeadings.director),
  'teamType/staff': list(teamTypeHeadings.staff),
  'teamType/advisory': list(teamTypeHeadings.advisory),
};

/**
 * The pages that an empty site begins with: drafts of what most organizations have. The pages of the site that belong to
 * the demonstration, such as those of its programs, are not among them.
 */
export function starterPages(): Record<string, unknown>[] {
  return Object.entries({ ...pages, ...lists }).flatMap(([key, { title, sections }]) =>
    isSitePage(key) || isListPage(key)
      ? [{ title, slug: sitePageSlug(key), state: 'draft', sections: storedContent(sections) }]
      : [],
  );
}
