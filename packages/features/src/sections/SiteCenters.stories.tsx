import { type SitePageKey, sitePageSlug } from '@porchlight/contract/site-pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { sampleEvents } from '../testing/events.ts';
import { mockFormKey, sampleForm } from '../testing/forms.ts';
import { mockResource } from '../testing/mock-api.ts';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import { mockSitePage } from '../testing/site-pages.ts';
import * as sitePage from './not-found.page.tsx';

const meta = {
  title: 'Screens/Public/Site centers',
  tags: ['!autodocs'],
  ...publicMeta(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen of a page of the site, in the words of the demo organization. @param records mocks of the records that it shows */
const showing = (key: SitePageKey, ...records: RequestHandler[]) => ({
  args: { ...sitePage, path: '/*', at: `/${sitePageSlug(key)}` },
  parameters: { msw: [mockSitePage(key), ...records] },
});

/** The four centers. */
export const Divisions: Story = {
  ...showing('divisions'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const main = within(canvas.getByRole('main'));
    const hrefs = main.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
    await expect(hrefs).toEqual([
      '/the-plow-and-pew-democracy-center',
      "/ruby's-food-pantry",
      "/ruby's-porch",
      "/ruby's-interfaith-center",
    ]);
  },
};

/** The democracy center with its reading room. */
export const DemocracyCenter: Story = {
  ...showing('democracyCenter'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The reading room' })).toBeVisible();
  },
};

/** Who it is for, the form, classes, distributions, food drives, outreach, volunteers and opening hours. */
export const FoodPantry: Story = {
  ...showing('foodPantry'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10:00 AM to 4:00 PM EST')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Application form/ })).toHaveAttribute('download');
    for (const name of ['Cooking classes', 'Distribution events', 'Food drives', 'Outreach', /^Volunteers/])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};

/** Location, hours, contact, tours, activities. */
export const Porch: Story = {
  ...showing('porch'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10:00 AM to 5:00 PM EST')).toBeVisible();
    for (const name of ['Location and contact', 'Tours', 'What goes on here'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};

/** Slider, looping video and panorama of the planned room. */
export const Interfaith: Story = {
  ...showing('interfaithCenter'),
  play: async ({ canvas, canvasElement }) => {
    const slider = await canvas.findByRole('region', { name: 'The planned interfaith center' });
    await expect(within(slider).getAllByRole('tab')).toHaveLength(3);
    const video = canvasElement.querySelector('video');
    await expect(video?.loop && video.muted).toBe(true);
    await expect(canvas.getByRole('heading', { name: 'Look around inside' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /flat/ })).toHaveAttribute(
      'href',
      expect.stringContaining('interfaith-panorama'),
    );
  },
};

const forest = (events = mockResource('event', sampleEvents)) => showing('forestService', ...events);

/** The video, services, who it is for, events, jobs and internships, and seven pictures. The countdown is not shown. */
export const ForestService: Story = {
  ...forest(),
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['What you get here', 'Who it is for', 'Upcoming events', 'Resources'])
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: /work-based learning program started in January 2025/ }),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Pictures from the crew' })).getAllByRole('listitem'),
    ).toHaveLength(7);
    for (const name of [/^Job openings/, /^Internships/, /^Youth events/])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video?.loop && video.muted).toBe(true);
    await expect(canvas.queryByText(/seconds|countdown/i)).toBeNull();
  },
};

/** No upcoming events: the page has no section of them. */
export const ForestServiceWithoutEvents: Story = {
  ...forest(mockResource('event', [])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading...')).toBeNull());
    await expect(canvas.queryByRole('region', { name: 'Upcoming events' })).toBeNull();
  },
};

/** While the events are loading. */
export const ForestServiceLoading: Story = {
  ...forest(mockResource('event', [], 'waiting')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Who it is for' });
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

/** The events can't be loaded; everything else is shown. */
export const ForestServiceError: Story = {
  ...forest(mockResource('event', [], 'failing')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred while fetching the event data.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Who it is for' })).toBeVisible();
  },
};

/** Every way to give opens the donation page in a new tab, with the chosen amount. */
export const Donate: Story = {
  ...showing('donate'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const main = within(canvas.getByRole('main'));
    const actions = main.getAllByRole('link', { name: /^(Donate|Give|\$)/ });
    await expect(actions).toHaveLength(6);
    for (const action of actions) {
      await expect(action).toHaveAttribute('target', '_blank');
      await expect(action).toHaveAccessibleName(/opens in a new tab/);
    }
    await expect(main.getByRole('link', { name: /^\$35/ })).toHaveAttribute(
      'href',
      'https://donate.example.org/porchlight-institute?amount=35',
    );
  },
};

/** Where, when, and who to ask for what. */
export const Contact: Story = {
  ...showing('contact', ...mockResource('form', [{ ...sampleForm, id: 3 }]), mockFormKey()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '+1\u00a0478\u00a0555\u00a00142' })).toHaveAttribute(
      'href',
      'tel:+14785550142',
    );
    await expect(main.getByRole('link', { name: 'Groceries' })).toHaveAttribute('href', "/ruby's-food-pantry");
    await expect(await main.findByRole('button', { name: 'Send' })).toBeVisible();
  },
};

/** What is stored about visitors, donors and staff. */
export const Privacy: Story = {
  ...showing('privacy'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'page');
  },
};

/** What works, and what does not work yet. */
export const Accessibility: Story = {
  ...showing('accessibility'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What does not work yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'come by' })).toHaveAttribute('href', '/contact');
  },
};
