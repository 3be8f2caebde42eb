import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardMeta, dashboardStories } from '../testing/dashboard-stories.tsx';
import { samplePages } from '../testing/pages.ts';
import type { Screen } from '../testing/Screen.tsx';

const meta = {
  title: 'Screens/Dashboard/Pages',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;

const stories = dashboardStories('page', samplePages, async () => ({
  ...(await import('./page.page.tsx')),
  ...(await import('./SectionSample.tsx')),
}));
export const List = stories.List;
export const Create = stories.Create;
export const Edit = stories.Edit;
export const Show = stories.Show;

/** The kinds of sections are chosen by their pictures: the section itself with its sample, which nobody can press. */
export const ChoosesByPictures: StoryObj<typeof Screen> = {
  ...stories.Create,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add section' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Add a section' }));
    const hero = picker.getByRole('button', { name: /^Hero/ });
    await waitFor(() => expect(hero.parentElement?.querySelector('h1')).not.toBeNull());
    await expect(picker.queryByRole('heading', { level: 1 })).toBeNull();
    const last = picker.getAllByRole('listitem').at(-1);
    await expect(last?.querySelector('section')).toBeNull();
    last?.scrollIntoView();
    await waitFor(() => expect(last?.querySelector('section')).not.toBeNull());
    await userEvent.click(picker.getByRole('button', { name: /^Quote/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Quote' })).toBeVisible();
  },
};
