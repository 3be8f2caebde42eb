import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { definitionOf } from '../entity/index.ts';
import { RecordListPage } from '../list/index.ts';
import { RecordShowPage } from '../show/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockPictureUses, mockResource } from '../testing/mock-api.ts';
import { mockHistory } from '../testing/mock-history.ts';
import type { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';

const definition = definitionOf('media');
const { show, list } = dashboardUrls.media;
const uses = [
  { resource: 'story', id: 7, title: 'Okra season' },
  { resource: 'event', id: 2, title: 'Pie supper' },
] as const;

/** A library picture that records use. */
const meta = {
  title: 'Screens/Dashboard/Media/Uses',
  ...dashboardMeta,
  tags: ['!autodocs'],
  args: {
    ...dashboardMeta.args,
    Component: () => <RecordShowPage definition={definition} />,
    path: show(':id'),
    at: show(1),
  },
  parameters: {
    layout: 'fullscreen',
    msw: [mockPictureUses(uses), ...mockResource('media', sampleRecords('media')), ...mockHistory([], [])],
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links to each record that uses it. Deleting asks for confirmation and names them. */
export const OfOne: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Okra season' })).toHaveAttribute(
      'href',
      dashboardUrls.story.show(7),
    );
    const remove = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      return within(await screen.findByRole('alertdialog', { name: 'Delete a picture that is in use?' }));
    };
    const dialog = await remove();
    await expect(dialog.getByText(/2 records: Story “Okra season” and Event “Pie supper”/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep picture' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Picture 1' })).toBeVisible();
  },
};

/** The list asks too. When several are deleted at once, those in use stay. */
export const InTheList: Story = {
  args: { Component: () => <RecordListPage definition={definition} />, path: list, at: list },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grid' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Picture 1' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete a picture that is in use?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep picture' }));
    await expect(await canvas.findByRole('link', { name: 'View Picture 1' })).toBeVisible();
  },
};
