import { totalCountHeader } from '@porchlight/contract/calls';
import { resources } from '@porchlight/contract/resources';
import type { Meta } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { mockLinkingRecords, mockResource } from '../testing/mock-api.ts';
import { mockHistory } from '../testing/mock-history.ts';
import type { Screen } from '../testing/Screen.tsx';
import { sampleTopics } from '../testing/topics.ts';

const meta = {
  title: 'Screens/Dashboard/Topics',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('topic', sampleTopics, () => import('./topic.page.tsx'));
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** Two stories have the topic. */
const twoStories = http.get(resources.story.calls.list.path, () =>
  Response.json({ [resources.story.calls.listKey]: [] }, { headers: { [totalCountHeader]: '2' } }),
);

/** A topic that records have and others link to: one question says both, and offers a redirect. */
export const ShowLinked: typeof Show = {
  ...stories.Show,
  parameters: {
    ...stories.Show.parameters,
    msw: [
      mockLinkingRecords([{ resource: 'event', id: 2, title: 'Pie supper' }]),
      twoStories,
      ...mockResource('topic', sampleTopics),
      ...mockHistory(),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete a topic that others link to?' }));
    await expect(dialog.getByText(/^This topic is in 2 stories\. .+ Visitors will read the links/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /^Event “Pie supper”/ })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'They are sent to another page.' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it published' }));
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible();
  },
};
