import type { BrokenLink } from '@porchlight/contract/broken-links';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { BrokenLinksPage } from './BrokenLinksPage.tsx';

const here = { section: '', status: null, checked_at: null };
const remote = { section: '', status: null, checked_at: '2026-03-14T02:00:00Z' };
const sample: BrokenLink[] = [
  {
    ...{ resource: 'story', id: 7, title: 'Okra season', field: 'content', text: 'the pie supper' },
    ...{ ...here, target: '/event/2', problem: 'archived' },
  },
  {
    ...{ resource: 'page', id: 3, title: 'About us', field: 'sections', text: 'Read more' },
    ...{ ...here, section: 'quote-1', target: '/about/plans', problem: 'missing' },
  },
  {
    ...{ resource: 'menus', id: 1, title: 'Menus', field: 'notices', text: 'Raffle' },
    ...{ ...here, target: '/raffle', problem: 'removed' },
  },
  {
    ...{ resource: 'article', id: 4, title: 'Soil', field: 'body', text: 'a study' },
    ...{ ...remote, target: `https://example.org/${'very-'.repeat(20)}long`, problem: 'status', status: 404 },
  },
  {
    ...{ resource: 'podcast', id: 5, title: 'Porch talk', field: 'link', text: '' },
    ...{ ...remote, target: 'https://sounds.example.org/', problem: 'certificate' },
  },
];
let links = sample;
let isChecked = true;

/** Links that visitors can’t follow. */
const meta = {
  title: 'Screens/Dashboard/Broken links',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: BrokenLinksPage, path: '/dashboard/broken-links' },
  parameters: {
    ...dashboardMeta.parameters,
    msw: [
      mockSession,
      mockCall(otherCalls.brokenLinks, () => ({
        links: links.slice(0, 120),
        total: links.length,
        checks_websites: isChecked,
      })),
      mockCall(otherCalls.checkLink, async ({ request }) => {
        const { target } = (await request.json()) as { target: string };
        const works = target === 'https://sounds.example.org/';
        if (works) links = links.filter((each) => each.target !== target);
        return { works };
      }),
    ],
  },
  beforeEach: async () => {
    [links, isChecked] = [sample, true];
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each link leads to the form that has it; one to another site can be checked again. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit: Read more' })).toHaveAttribute(
      'href',
      '/dashboard/edit-page/3#quote-1',
    );
    await expect(canvas.getByRole('link', { name: 'Edit: the pie supper' })).toHaveAttribute(
      'href',
      '/dashboard/edit-research/7#content',
    );
    await expect(canvas.getByText('/event/2: the page is archived')).toBeVisible();
    await expect(canvas.getByText('In Menus, Links beside the copyright')).toBeVisible();
    await expect(
      canvas.getByText(/the website has no such page \(status 404\) \(checked on March 13, 2026\)$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again: a study' }));
    await expect(await canvas.findByText(/still doesn’t work\.$/)).toBeVisible();
    const again = canvas.getByRole('button', { name: 'Check again: https://sounds.example.org/' });
    await userEvent.click(again);
    const status = (await canvas.findByText('https://sounds.example.org/ works again.')).closest('[role="status"]');
    // The pressed button is no longer there.
    await waitFor(() => expect(status).toHaveFocus());
  },
};

/** Other sites are not checked until an administrator switches that on. */
export const WithoutOtherSites: Story = {
  beforeEach: () => {
    [links, isChecked] = [sample.slice(0, 3), false];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Links to other websites are not checked\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Check again/ })).toBeNull();
  },
};

/** Of many, the first hundred. */
export const Many: Story = {
  beforeEach: () => {
    const [first] = sample;
    if (first) links = Array.from({ length: 150 }, (_, id) => ({ ...first, id, text: `link ${id}` }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 20 more' }));
    await expect(canvas.getByRole('link', { name: 'Edit: link 119' })).toBeVisible();
    await expect(canvas.getByText('There are 150 broken links. The first 120 are shown.')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    links = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No broken links\./)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.brokenLinks, undefined, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};
