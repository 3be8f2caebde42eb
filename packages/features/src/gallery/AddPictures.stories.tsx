import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { sampleGallery } from '../testing/gallery.ts';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import { AddPicturesPage } from './AddPicturesPage.tsx';
import { keepBatch } from './batch-draft.ts';

/** Many pictures for the gallery at once. */
const meta = {
  title: 'Screens/Dashboard/Add pictures',
  tags: ['!autodocs'],
  ...dashboardMeta,
  component: Screen,
  args: { ...dashboardMeta.args, Component: AddPicturesPage, path: '/dashboard/add-pictures' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A backend that has every file at once, but for `broken.png`, and refuses what is called 'Twice'. */
const mocks = [
  mockCall(otherCalls.addUpload, async ({ request }) => {
    const { name, bytes } = (await request.json()) as { name: string; bytes: number };
    if (name === 'broken.png') return mockError('bad_file', 'This isn’t a picture we can read.');
    return { upload: { id: name, kind: 'image', bytes, received: bytes, stored: true } };
  }),
  mockCall(otherCalls.addPictures, async ({ request }) => {
    const { gallery_items: items } = (await request.json()) as { gallery_items: { title: string }[] };
    const failed = items.flatMap(({ title }, index) =>
      title === 'Twice'
        ? [{ index, message: 'Please check.', fields: { title: 'Another picture is called this.' } }]
        : [],
    );
    const created = items.filter(({ title }) => title !== 'Twice');
    return { gallery_items: created.map((item, index) => ({ ...item, id: index + 1, version: 1 })), failed };
  }),
  ...mockResource('gallery', sampleGallery),
];

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(30, 20);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#2e3a87';
    context.fillRect(0, 0, 30, 20);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

export const Empty: Story = { parameters: { msw: mocks } };

/** The page was reloaded: the pictures with their titles are still on the device, and come back. */
export const Restored: Story = {
  parameters: { msw: mocks },
  beforeEach: async () => {
    const target = { owner: '1', resource: 'gallery', record: 'batch', id: 'an-earlier-visit' } as const;
    const texts = { description: '', decorative: false };
    const pictures = [
      { ...texts, id: 'a', title: 'Fish fry in June', file: await picture('IMG_2041.png') },
      { ...texts, id: 'b', title: 'Well', description: 'A stone well.', file: await picture('IMG_2042.png') },
    ];
    await keepBatch(target, pictures, new Set());
  },
  play: async ({ canvas }) => {
    const draft = await canvas.findByRole('group', { name: /^You have unsaved work from/ });
    await expect(draft).toHaveTextContent('IMG_2041.png, IMG_2042.png');
    await userEvent.click(canvas.getByRole('button', { name: /^Restore/ }));
    await waitFor(() => expect(canvas.getByText('2 of 2 pictures uploaded.')).toBeVisible());
    await expect(canvas.getAllByLabelText('Title')[0]).toHaveValue('Fish fry in June');
    await expect(canvas.getAllByLabelText('Description')[1]).toHaveValue('A stone well.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 pictures' }));
    await waitFor(() => expect(localStorage.getItem('draft:1:gallery:batch:an-earlier-visit')).toBeNull());
  },
};

/** Of four one is no picture and one is refused by its title: two are saved, and two stay with what is wrong. */
export const SomeFail: Story = {
  parameters: { msw: mocks },
  play: async ({ canvas }) => {
    const names = ['quilt-on_the-porch.png', 'broken.png', 'twice.png', 'IMG_2041.png'];
    await userEvent.upload(await canvas.findByLabelText('Pictures'), await Promise.all(names.map(picture)));
    await waitFor(() => expect(canvas.getByText('3 of 4 pictures uploaded. 1 is not.')).toBeVisible());
    await expect(canvas.getAllByLabelText('Title')[0]).toHaveValue('Quilt on the porch');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 pictures' }));
    await expect(await canvas.findByText('Nothing is saved yet. Each picture needs a title.')).toBeVisible();
    await userEvent.type(canvas.getAllByLabelText('Title')[3] as HTMLElement, 'Fish fry');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 pictures' }));
    await expect(await canvas.findByText('Saved: 2. Not saved, and still here: 2.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem', { name: /broken|twice/i })).toHaveLength(2);
  },
};
