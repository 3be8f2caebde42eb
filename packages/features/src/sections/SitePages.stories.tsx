import { pathOfSlug, type SitePageKey, sitePageSlug } from '@porchlight/contract/site-pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { sampleArticles } from '../testing/articles.ts';
import { upcomingSampleEvents } from '../testing/events.ts';
import { mockResource } from '../testing/mock-api.ts';
import type { MockMode } from '../testing/mock-call.ts';
import { samplePodcasts } from '../testing/podcasts.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { mockSitePage } from '../testing/site-pages.ts';
import { sampleStories } from '../testing/stories.ts';
import * as sitePage from './not-found.page.tsx';

const meta = {
  title: 'Screens/Public/Site pages',
  tags: ['!autodocs'],
  ...publicMeta(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen of a page of the site, in the words of the demo organization. @param records mocks of the records that it shows */
const showing = (key: SitePageKey, ...records: RequestHandler[]) => ({
  args: { ...sitePage, path: '/*', at: pathOfSlug(sitePageSlug(key)) },
  parameters: { msw: [mockSitePage(key), ...records] },
});

/** The landing page with its records, or none. */
function homeWith(mode: MockMode = 'responding', isEmpty = false) {
  const unlessEmpty = <Row,>(rows: readonly Row[]) => (isEmpty ? [] : rows);
  return showing(
    'home',
    ...mockResource('event', unlessEmpty(upcomingSampleEvents), mode),
    ...mockResource('story', unlessEmpty(sampleStories), mode),
    ...mockResource('article', unlessEmpty(sampleArticles), mode),
    ...mockResource('podcast', unlessEmpty(samplePodcasts), mode),
  );
}

/** The landing page: every section of the specification, in its order. */
export const Home: Story = {
  ...homeWith(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The light is on. Come on up.' })).toBeVisible();
    await canvas.findByRole('heading', { name: 'Attend an event' });
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const named = ['Four programs', 'Attend an event', 'Resources', 'Stories and articles', 'Podcasts', 'Videos'];
    await expect(headings.filter((text) => named.includes(text ?? ''))).toEqual(named);
    const resources = within(canvas.getByRole('region', { name: 'Resources' }));
    const promos = resources.getAllByRole('link', { name: /opens in a new tab/ });
    await expect(promos).toHaveLength(2);
    for (const promo of promos) await expect(promo).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('region', { name: 'Our places' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(await canvas.findByRole('link', { name: 'See all articles' })).toHaveAttribute(
      'href',
      '/all-articles',
    );
  },
};

/** Nothing is published yet: events and articles say so, and there is no section of podcasts. */
export const HomeEmpty: Story = {
  ...homeWith('responding', true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no events on the calendar yet.')).toBeVisible();
    await expect(await canvas.findByText(/^No stories yet/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /odcasts/ })).toBeNull());
  },
};

/** While the records load, the page's own text is shown. */
export const HomeLoading: Story = {
  ...homeWith('waiting'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByText('Loading...')).toHaveLength(4);
  },
};

/** The records can't be loaded: the specified error texts, and everything that needs no record. */
export const HomeFailing: Story = {
  ...homeWith('failing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the event data.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Four programs' })).toBeVisible();
  },
};

/** The landing page on a narrow phone. */
export const HomeOnPhone: Story = { ...homeWith(), globals: { viewport: { value: 'phone320' } } };

/** Three cards to the three team types. */
export const WhoWeAre: Story = {
  ...showing('whoWeAre'),
  play: async ({ canvas }) => {
    for (const [name, type] of [
      ['Board of directors', 'director'],
      ['Staff & volunteers', 'staff'],
      ['Advisory board', 'advisory'],
    ] as const)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', `/team-type/${type}`);
  },
};

/** Four cards, one for each program. */
export const WhatWeDo: Story = {
  ...showing('whatWeDo'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const main = within(canvas.getByRole('main'));
    const hrefs = main.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
    await expect(hrefs).toEqual([
      '/democratisation',
      '/culture-and-heritage',
      '/health-and-wellness',
      '/usda-forest-service',
    ]);
  },
};

/** The partners, by logo. */
export const HowWeWork: Story = {
  ...showing('howWeWork'),
  play: async ({ canvas }) => {
    const partners = within(await canvas.findByRole('list', { name: 'Partners' }));
    await expect(partners.getAllByRole('listitem')).toHaveLength(6);
    await expect(partners.getByRole('link', { name: /Red Clay Legal Aid/ })).toHaveAttribute('target', '_blank');
  },
};

/** Links to the democracy center. */
export const EducationAndDemocracy: Story = {
  ...showing('democratisation'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Visit the reading room' })).toHaveAttribute(
      'href',
      '/the-plow-and-pew-democracy-center',
    );
  },
};

/** Links to the porch. */
export const CultureAndHeritage: Story = {
  ...showing('heritage'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Plan a visit' })).toHaveAttribute('href', "/ruby's-porch");
  },
};

/** Links to the food pantry and shows its opening hours. */
export const HealthAndWellness: Story = {
  ...showing('health'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10:00 AM to 4:00 PM EST')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get groceries' })).toHaveAttribute('href', "/ruby's-food-pantry");
  },
};

/** Three reasons to check, 50 states and the District of Columbia, and the note about registering online. */
export const Vote: Story = {
  ...showing('vote'),
  play: async ({ canvas }) => {
    for (const reason of ['You moved', 'You changed your name', 'You married'])
      await expect(await canvas.findByRole('heading', { name: reason })).toBeVisible();
    const options = within(canvas.getByRole('combobox')).getAllByRole('option');
    await expect(options).toHaveLength(52);
    await expect(options[0]).toHaveTextContent('Select a State');
    await expect(canvas.getByRole('note')).toHaveTextContent('About registering online');
  },
};

/** The announcement, five people, and how to reach them. */
export const Kenya: Story = {
  ...showing('kenya'),
  play: async ({ canvas }) => {
    const five = within(await canvas.findByRole('region', { name: 'The five who keep this light on' }));
    await expect(five.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    const contact = within(canvas.getByRole('region', { name: 'Come by, call, write' }));
    await expect(contact.getByRole('link', { name: '+254\u00a020\u00a0555\u00a00188' })).toHaveAttribute(
      'href',
      'tel:+254205550188',
    );
    await expect(contact.getByRole('link', { name: 'nairobi@porchlight.example.org' })).toBeVisible();
    await expect(contact.getByRole('link', { name: /Facebook/ })).toBeVisible();
  },
};

/** Two external sites, then stories and podcasts. */
export const Resources: Story = {
  ...showing('resources', ...mockResource('story', sampleStories), ...mockResource('podcast', samplePodcasts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/stories');
    await expect(canvas.getByRole('link', { name: 'See all podcasts' })).toHaveAttribute('href', '/podcasts');
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(2);
  },
};

const resourcesWith = (mode: MockMode) =>
  showing('resources', ...mockResource('story', [], mode), ...mockResource('podcast', [], mode));

/** Nothing published yet: only the two external sites. */
export const ResourcesEmpty: Story = {
  ...resourcesWith('responding'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull());
    await expect(canvas.queryByRole('link', { name: /^See all/ })).toBeNull();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(2);
  },
};

/** While stories and podcasts are loading. */
export const ResourcesLoading: Story = {
  ...resourcesWith('waiting'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Podcasts for the drive' });
    await expect(canvas.getAllByText('Loading...')).toHaveLength(2);
  },
};

/** Stories and podcasts can't be loaded. */
export const ResourcesError: Story = {
  ...resourcesWith('failing'),
  play: async ({ canvas }) => {
    for (const noun of ['research', 'podcast'])
      await expect(await canvas.findByText(`An error occurred while fetching the ${noun} data.`)).toBeVisible();
  },
};
