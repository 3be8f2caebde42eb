import { firstMenus } from '@porchlight/contract/first-menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { definitionOf } from '../entity/index.ts';
import { siteNavigation } from '../site/menus.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockHistory } from '../testing/mock-history.ts';
import type { Screen } from '../testing/Screen.tsx';
import { setSampleMenus } from '../testing/sample-organization.ts';
import { sampleStories } from '../testing/stories.ts';
import { MenusPage } from './MenusPage.tsx';

const definition = definitionOf('menus');
const moment = '2026-03-01T15:00:00Z';
const record = { id: 1, version: 1, created_at: moment, updated_at: moment, ...firstMenus };
const [story] = sampleStories;
if (!story) throw new Error('The stories of the menus need a story.');

const backendWith = (fields: Partial<typeof firstMenus>) => ({
  msw: [
    ...mockResource('menus', [{ ...record, ...fields }]),
    ...mockResource('story', sampleStories),
    ...mockHistory([], []),
  ],
});

const meta = {
  title: 'Screens/Dashboard/Menus',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: () => <MenusPage definition={definition} />, path: definition.urls.list },
  parameters: { ...dashboardMeta.parameters, ...backendWith({}) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const pageBar = async (canvas: Canvas) => within(await canvas.findByRole('group', { name: 'Links of the page bar' }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Update menus' }));

/** Each link is a line that opens. Below them it says how many fit. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    const links = await pageBar(canvas);
    await expect(links.getAllByRole('button', { expanded: false })).toHaveLength(13);
    await expect(links.queryByLabelText('Label')).not.toBeInTheDocument();
    await expect(
      await canvas.findByText(/^(All 13|\d+ of 13) links fit into one row in a window of 1280 px\./),
    ).toBeVisible();
    const notices = within(canvas.getByRole('group', { name: 'Links beside the copyright' }));
    // A short list begins open.
    await userEvent.click(notices.getByRole('button', { name: 'link 2 Accessibility', expanded: true }));
    await expect(notices.getByRole('textbox', { name: 'Label' })).toHaveValue('Privacy');
  },
};

/** A center without a label has the name that the settings give it, and belongs to the heading above. */
export const NamedByTheSettings: Story = {
  play: async ({ canvas }) => {
    const more = within(await canvas.findByRole('group', { name: 'More in the menu on phones' }));
    await expect(more.getByRole('button', { name: 'entry 5 Centers Heading' })).toBeVisible();
    await expect(more.getByRole('button', { name: 'entry 7 Ruby’s Food Pantry' })).toBeVisible();
  },
};

/** What is added is counted at once, and the bar says where the rest goes. */
export const FullBar: Story = {
  parameters: backendWith({
    pages: [...firstMenus.pages, ...firstMenus.programs, { label: '', link: `record:story/${story.id}` }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ of 18 links fit .+ The others are in a second row\.$/)).toBeVisible();
    await userEvent.click((await pageBar(canvas)).getByRole('button', { name: 'Remove link 1' }));
    await expect(await canvas.findByText(/^\d+ of 17 links fit/)).toBeVisible();
  },
};

/** A link to a record that visitors can't see stays, and says so. */
export const NotPublic: Story = {
  parameters: backendWith({
    pages: [
      { label: 'Our story', link: 'record:story/999' },
      { label: '', link: `record:story/${story.id}` },
    ],
  }),
  play: async ({ canvas }) => {
    const links = await pageBar(canvas);
    await expect(await links.findByRole('button', { name: 'link 1 Our story Not public' })).toBeVisible();
    await expect(await links.findByRole('button', { name: `link 2 ${story.title}` })).toBeVisible();
    const target = within(links.getByRole('group', { name: /^link 1/ })).getByRole('combobox', {
      name: /^Link/,
    });
    await waitFor(() =>
      expect(target).toHaveAccessibleDescription(expect.stringContaining('Not public: visitors don’t see this link.')),
    );
    await expect(await canvas.findByText('The link fits into the bar in a window of 1280 px.')).toBeVisible();
  },
};

/** A link without a target opens with its message, and nothing typed is lost. Markup is not refused. */
export const Invalid: Story = {
  play: async ({ canvas }) => {
    const links = await pageBar(canvas);
    await userEvent.click(links.getByRole('button', { name: 'Add link' }));
    await userEvent.keyboard('<b>Rides</b>');
    await expect(await links.findByText(/^This text has no formatting\./)).toBeVisible();
    await save(canvas);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await userEvent.click(within(summary).getByRole('link', { name: /Link 14, Link: This can’t be empty\./ }));
    const item = within(links.getByRole('group', { name: /^link 14/ }));
    await expect(item.getByRole('combobox', { name: /^Link/ })).toHaveFocus();
    await expect(item.getByLabelText('Label')).toHaveValue('<b>Rides</b>');
  },
};

/** The public pages that are opened without a reload have the saved menus. */
export const Saved: Story = {
  beforeEach: () => () => setSampleMenus(),
  play: async ({ canvas }) => {
    const links = await pageBar(canvas);
    links.getByRole('button', { name: 'Move up: link 13' }).focus();
    await userEvent.keyboard('{Home}');
    await save(canvas);
    await waitFor(() => expect(siteNavigation().pages.links[0]?.text).toBe('Action network'));
  },
};
