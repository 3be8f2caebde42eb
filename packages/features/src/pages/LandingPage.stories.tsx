import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { sampleArticles } from '../testing/articles.ts';
import { upcomingSampleEvents } from '../testing/events.ts';
import { mockResource } from '../testing/mock-api.ts';
import type { MockMode } from '../testing/mock-call.ts';
import { samplePodcasts } from '../testing/podcasts.ts';
import { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';
import * as landingPage from './home.page.tsx';

/** Mocks the landing page's records, or none. */
function backend(mode: MockMode = 'responding', isEmpty = false) {
  const unlessEmpty = <Row,>(rows: readonly Row[]) => (isEmpty ? [] : rows);
  return [
    ...mockResource('event', unlessEmpty(upcomingSampleEvents), mode),
    ...mockResource('story', unlessEmpty(sampleStories), mode),
    ...mockResource('article', unlessEmpty(sampleArticles), mode),
    ...mockResource('podcast', unlessEmpty(samplePodcasts), mode),
  ];
}

/** The landing page in the site's frame. */
const meta = {
  title: 'Screens/Public/Landing page',
  tags: ['!autodocs'],
  component: Screen,
  args: { ...landingPage, layout: SiteLayout, path: '/' },
  parameters: { layout: 'fullscreen', msw: backend() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every section of the specification, in its order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The light is on. Come on up.' })).toBeVisible();
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
    await expect(canvas.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/all-articles');
  },
};

/** Nothing is published yet: each section says so. */
export const Empty: Story = {
  parameters: { msw: backend('responding', true) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no events on the calendar yet.')).toBeVisible();
    await expect(await canvas.findByText('No episodes yet.')).toBeVisible();
  },
};

/** While the records load, the page's own text is shown. */
export const Loading: Story = {
  parameters: { msw: backend('waiting') },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading...')).length).toBe(4);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The backend can't be reached: the specified error texts, and everything that needs no record. */
export const Failing: Story = {
  parameters: { msw: backend('failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the event data.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Four programs' })).toBeVisible();
  },
};

/** On a narrow phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone320' } } };
