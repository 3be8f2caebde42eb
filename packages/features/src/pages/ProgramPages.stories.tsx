import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleEvents } from '../testing/events.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as forestServicePage from './forest-service.page.tsx';

const meta = {
  title: 'Screens/Public/Programs',
  tags: ['!autodocs'],
  ...publicMeta(...mockResource('event', sampleEvents)),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const forest = { ...forestServicePage, path: '/usda-forest-service' };

/** The video, services, who it is for, events, jobs and internships, and seven pictures. The countdown is not shown. */
export const ForestService: Story = {
  args: forest,
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['What you get here', 'Who it is for', 'Upcoming events', 'Resources'])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: /work-based learning program started in January 2025/ }),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Pictures from the forest' })).getAllByRole('listitem'),
    ).toHaveLength(7);
    for (const name of [/^Job openings/, /^Internships/, /^Youth events/])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video?.loop && video.muted).toBe(true);
    await expect(canvas.queryByText(/seconds|countdown/i)).toBeNull();
  },
};

/** No upcoming events: the page says so. */
export const ForestServiceWithoutEvents: Story = {
  args: forest,
  parameters: { msw: mockResource('event', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No events are planned right now/)).toBeVisible();
  },
};

/** While the events are loading. */
export const ForestServiceLoading: Story = {
  args: forest,
  parameters: { msw: mockResource('event', [], 'waiting') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** The events can't be loaded; everything else is shown. */
export const ForestServiceError: Story = {
  args: forest,
  parameters: { msw: mockResource('event', [], 'failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the event data.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Who it is for' })).toBeVisible();
  },
};
