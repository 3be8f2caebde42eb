import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { hostileActionNetworks, sampleActionNetworks } from '../testing/action-networks.ts';
import { hostileMarkup } from '../testing/hostile.ts';
import { mockResource } from '../testing/mock-api.ts';
import { Screen } from '../testing/Screen.tsx';
import { ActionNetworkPage, actionNetworkPage } from './ActionNetworkPage.tsx';

/** The action network list in the site's frame. */
const meta = {
  title: 'Screens/Public/Action network',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: mockResource('actionNetwork', sampleActionNetworks) },
  args: {
    component: ActionNetworkPage,
    page: actionNetworkPage,
    layout: SiteLayout,
    path: '/action-network',
    at: '/action-network',
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each leads to where people join it, in a new tab; one has no link yet. */
export const List: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Keep the Land Network/ });
    await expect(link).toHaveAttribute('href', 'https://keeptheland.example.org');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('heading', { name: 'Know your benefits' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Know your benefits/ })).toBeNull();
  },
};

/** No network yet. */
export const Empty: Story = { parameters: { msw: mockResource('actionNetwork', []) } };

/** While the networks are on their way. */
export const Waiting: Story = {
  parameters: { msw: mockResource('actionNetwork', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The networks can't be had. */
export const Failure: Story = {
  parameters: { msw: mockResource('actionNetwork', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An error occurred while fetching the action network data.', {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
};

/** Markup is text, and five thousand letters break where they must. */
export const Hostile: Story = {
  parameters: { msw: mockResource('actionNetwork', hostileActionNetworks) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: (name) => name.startsWith(hostileMarkup) })).toBeVisible();
  },
};
