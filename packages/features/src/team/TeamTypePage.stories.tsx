import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { publicListStories } from '../testing/public-stories.tsx';
import { Screen } from '../testing/Screen.tsx';
import { hostileTeam, sampleTeam } from '../testing/team.ts';
import * as teamTypePage from './team-type.page.tsx';

const route = { ...teamTypePage, path: '/team-type/:type', at: '/team-type/director' };

/** The team-type pages in the site's frame. */
const meta = {
  title: 'Screens/Public/Team',
  tags: ['!autodocs'],
  component: Screen,
  args: { layout: SiteLayout, ...route },
  parameters: { layout: 'fullscreen', msw: mockResource('team', sampleTeam) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only members of this type, with links to the other two types. */
export const Directors: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Board of directors' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Rev. Dr. Hosea Pickens' })).toBeVisible();
    await expect(canvas.queryByText('Imani Leverett')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Advisory board' })).toHaveAttribute('href', '/team-type/advisory');
  },
};

/** Staff and volunteers. */
export const Staff: Story = {
  args: { at: '/team-type/staff' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Staff & volunteers' })).toBeVisible();
    await expect(await canvas.findByText('Nairobi, Kenya')).toBeVisible();
  },
};

/** A type without members. */
export const NobodyOfTheType: Story = {
  args: { at: '/team-type/advisory' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Advisory board' })).toBeVisible();
    await expect(await canvas.findByText('No team data found for the specified team type.')).toBeVisible();
  },
};

/** A type that does not exist: nothing is loaded. */
export const UnknownType: Story = {
  args: { at: '/team-type/band' },
  parameters: { msw: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No team data found for the specified team type.')).toBeVisible();
  },
};

/** No team at all. */
export const Empty: Story = {
  parameters: { msw: mockResource('team', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No team data found for the specified team type.')).toBeVisible();
  },
};

const states = publicListStories('team', { ...route, at: '/team-type/staff' }, hostileTeam);
export const Waiting = states.Loading;
export const Failure = states.Error;
export const Hostile = states.Hostile;
