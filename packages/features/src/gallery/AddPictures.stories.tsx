import { otherCalls } from '@porchlight/contract/other-calls';
import { samplePng } from '@porchlight/contract/testing/sample-png';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { sampleGallery } from '../testing/gallery.ts';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import { AddPicturesPage } from './AddPicturesPage.tsx';

/** Adding many pictures to the gallery at once. */
const meta = {
  title: 'Screens/Dashboard/Add pictures',
  tags: ['!autodocs'],
  ...dashboardMeta,
  component: Screen,
  args: { ...dashboardMeta.args, Component: AddPicturesPage, path: '/dashboard/add-pictures' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A backend that accepts every file except `broken.png`, and rejects the title 'Twice'. */
const mocks = [
  mockCall(otherCalls.addUpload, async ({ request }) => {
    const { name, bytes } = (await request.json()) as { name: string; bytes: number };
    if (name === 'broken.png') return mockError('bad_file', 'We can’t read this picture.');
    return { upload: { id: name, kind: 'image', bytes, received: bytes, stored: true } };
  }),
  mockCall(otherCalls.addPictures, async ({ request }) => {
    const { gallery_items: items } = (await request.json()) as { gallery_items: { title: string }[] };
    const failed = items.flatMap(({ title }, index) =>
      title === 'Twice'
        ? [{ index, message: 'Check this picture.', fields: { title: 'Another picture is called this.' } }]
        : [],
    );
    const created = items.filter(({ title }) => title !== 'Twice');
    return { gallery_items: created.map((item, index) => ({ ...item, id: index + 1, version: 1 })), failed };
  }),
  ...mockResource('gallery', sampleGallery),
];

export const Empty: Story = { parameters: { msw: mocks } };

/** Of four files one is not a picture and one has a title that is taken: two are saved, two stay with their errors. */
export const SomeFail: Story = {
  parameters: { msw: mocks },
  play: async ({ canvas }) => {
    const names = ['quilt-on_the-porch.png', 'broken.png', 'twice.png', 'IMG_2041.png'];
    await userEvent.upload(
      await canvas.findByLabelText('Pictures'),
      names.map((name) => samplePng(name)),
    );
    await waitFor(() => expect(canvas.getByText('3 of 4 pictures uploaded. 1 is not.')).toBeVisible());
    await expect(canvas.getAllByLabelText('Title')[0]).toHaveValue('Quilt on the porch');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 pictures' }));
    await expect(await canvas.findByText('Nothing is saved yet. Each picture needs a title.')).toBeVisible();
    await userEvent.type(canvas.getAllByLabelText('Title')[3] as HTMLElement, 'Fish fry');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 pictures' }));
    await expect(await canvas.findByText('Saved: 2. Not saved: 2. They are still here.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem', { name: /broken|twice/i })).toHaveLength(2);
  },
};
