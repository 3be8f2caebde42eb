import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { mockResource } from '../testing/mock-api.ts';
import type { MockMode } from '../testing/mock-call.ts';
import { samplePodcasts } from '../testing/podcasts.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';
import * as kenyaPage from './kenya.page.tsx';
import * as resourcesPage from './resources.page.tsx';
import * as votePage from './vote.page.tsx';
import * as whatWeDoPage from './what-we-do.page.tsx';
import * as whoWeArePage from './who-we-are.page.tsx';

const meta = {
  title: 'Screens/Public/Institute',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('story', sampleStories), ...mockResource('podcast', samplePodcasts)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three cards to the three team types. */
export const WhoWeAre: Story = {
  args: { ...whoWeArePage, path: '/who-we-are' },
  play: async ({ canvas }) => {
    for (const [name, type] of [
      ['Board of directors', 'director'],
      ['Staff & volunteers', 'staff'],
      ['Advisory board', 'advisory'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/team-type/${type}`);
  },
};

/** Four cards, one for each program. */
export const WhatWeDo: Story = {
  args: { ...whatWeDoPage, path: '/what-we-do' },
  play: async ({ canvas }) => {
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

/** Two external sites, then stories and podcasts. */
export const Resources: Story = {
  args: { ...resourcesPage, path: '/resources' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/stories');
    await expect(canvas.getByRole('link', { name: 'See all podcasts' })).toHaveAttribute('href', '/podcasts');
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('link', { name: /opens in a new tab/ })).toHaveLength(2);
  },
};

const records = (mode: MockMode) => [...mockResource('story', [], mode), ...mockResource('podcast', [], mode)];

/** Nothing published yet: the two external sites, and empty messages for the rest. */
export const ResourcesEmpty: Story = {
  ...Resources,
  parameters: { msw: records('responding') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No stories yet/)).toBeVisible();
    await expect(await canvas.findByText(/No episodes yet/)).toBeVisible();
  },
};

/** While stories and podcasts are loading. */
export const ResourcesLoading: Story = {
  ...Resources,
  parameters: { msw: records('waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading...')).toHaveLength(2);
  },
};

/** Stories and podcasts can't be loaded. */
export const ResourcesError: Story = {
  ...Resources,
  parameters: { msw: records('failing') },
  play: async ({ canvas }) => {
    for (const noun of ['research', 'podcast'])
      await expect(await canvas.findByText(`An error occurred while fetching the ${noun} data.`)).toBeVisible();
  },
};

/** Three reasons to check, 50 states and the District of Columbia, and the note about registering online. */
export const Vote: Story = {
  args: { ...votePage, path: '/vote' },
  play: async ({ canvas }) => {
    for (const reason of ['You moved', 'You changed your name', 'You married'])
      await expect(canvas.getByRole('heading', { name: reason })).toBeVisible();
    const options = within(canvas.getByRole('combobox')).getAllByRole('option');
    await expect(options).toHaveLength(52);
    await expect(options[0]).toHaveTextContent('Select a State');
    await expect(canvas.getByRole('note')).toHaveTextContent('About registering online');
  },
};

/** The announcement, five people, and how to reach them. */
export const Kenya: Story = {
  args: { ...kenyaPage, path: '/kenya' },
  play: async ({ canvas }) => {
    const five = within(canvas.getByRole('region', { name: 'The five who keep this light on' }));
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
