import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { Redirect } from '@porchlight/contract/entities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordCreatePage } from '../editor/RecordCreatePage.tsx';
import { definitionOf } from '../entity/entity-definition.ts';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Redirects',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { version: 1, created_at: '2026-03-01T15:00:00Z', updated_at: '2026-03-01T15:00:00Z' };
const redirects: Redirect[] = [
  { ...row, id: 3, path: '/summer-camp', target: 'page:events', code: '302' },
  { ...row, id: 2, path: '/old/*', target: 'https://example.org/archive', code: '301' },
  { ...row, id: 1, path: '/raffle-1998', target: '', code: '410' },
];

const stories = dashboardStories('redirect', redirects);
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

const definition = definitionOf('redirect');

/** A link from the addresses not found fills in where visitors come from. An email address can't be a target. */
export const CreateFromMissedAddress: Story = {
  args: {
    ...dashboardMeta.args,
    Component: () => <RecordCreatePage definition={definition} />,
    path: dashboardUrls.redirect.create,
    at: `${dashboardUrls.redirect.create}?path=%2Fsummer-camp`,
  },
  parameters: { msw: mockResource('redirect', redirects) },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Create redirect' }));
    await expect(form.getByLabelText(/^From/)).toHaveValue('/summer-camp');
    const types = await form.findByRole('combobox', { name: 'Kind of link: To' });
    await expect(
      within(types)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Page of this site', 'Story, event or other', 'Website or path']);
    await userEvent.selectOptions(types, 'Website or path');
    await userEvent.type(form.getByRole('textbox', { name: /^To/ }), '/feeds/stories.xml');
    await expect(form.getByRole('textbox', { name: /^To/ })).toHaveValue('/feeds/stories.xml');
  },
};

/** A path that no redirect can lead from gets its message at the field before anything is sent. */
export const CreateFromPage: Story = {
  args: { ...CreateFromMissedAddress.args, at: `${dashboardUrls.redirect.create}?path=%2FSearch` },
  parameters: CreateFromMissedAddress.parameters,
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Create redirect' }));
    await userEvent.click(form.getByRole('button', { name: 'Create redirect' }));
    await expect(form.getByLabelText(/^From/)).toHaveAccessibleDescription(/There is a page at this address/);
  },
};
