import { resourceCalls } from '@porchlight/contract/calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { samplePng } from '@porchlight/contract/testing/sample-png';
import type { Upload } from '@porchlight/contract/upload-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { sampleGallery } from '../testing/gallery.ts';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';
import { AddPicturesPage } from './AddPicturesPage.tsx';
import { toGallery, toLibrary } from './batch-destinations.ts';
import { keepBatch } from './batch-draft.ts';

/** Adding many pictures to the gallery at once. */
const meta = {
  title: 'Screens/Dashboard/Add pictures',
  tags: ['!autodocs'],
  ...dashboardMeta,
  component: Screen,
  args: {
    ...dashboardMeta.args,
    Component: () => <AddPicturesPage destination={toGallery} />,
    path: '/dashboard/add-pictures',
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const libraryPictures = sampleRecords('media').map((each) => ({ ...each, image: 'field.svg' }));

/** A backend that accepts every file except `broken.png`, and rejects the title 'Twice'. */
const mocks = [
  mockCall(otherCalls.addUpload, async ({ request }) => {
    const { name, bytes } = (await request.json()) as { name: string; bytes: number };
    if (name === 'broken.png') return mockError('bad_file', 'We can’t read this picture.');
    const file = { name, key: '' };
    const upload: Upload = { id: name, kind: 'image', bytes, received: bytes, stored: true, file };
    // The library has this one already.
    return { upload: name === 'known.png' ? { ...upload, library_id: 1 } : upload };
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
  ...mockResource('media', libraryPictures),
];

export const Empty: Story = { parameters: { msw: mocks } };

/** After a reload the pictures and their titles are still on the device and can be restored. */
export const Restored: Story = {
  parameters: { msw: mocks },
  beforeEach: async () => {
    const target = { owner: '1', resource: 'gallery', record: 'batch', id: 'an-earlier-visit' } as const;
    const texts = { description: '', decorative: false };
    const pictures = [
      { ...texts, id: 'a', title: 'Fish fry in June', file: samplePng('IMG_2041.png') },
      { ...texts, id: 'b', title: 'Well', description: 'A stone well.', file: samplePng('IMG_2042.png') },
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
    await expect(canvas.getAllByLabelText('Title')[3]).toHaveValue('IMG 2041');
    await userEvent.clear(canvas.getAllByLabelText('Title')[3] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 pictures' }));
    await expect(await canvas.findByText('Nothing is saved yet. Each picture needs a title.')).toBeVisible();
    await userEvent.type(canvas.getAllByLabelText('Title')[3] as HTMLElement, 'Fish fry');
    await userEvent.click(canvas.getByRole('button', { name: 'Save 3 pictures' }));
    await expect(await canvas.findByText('Saved: 2. Not saved: 2. They are still here.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem', { name: /broken|twice/i })).toHaveLength(2);
  },
};

/** Many pictures for the library, saved one after the other. One that it has already stays behind with the reason. */
export const ToTheLibrary: Story = {
  args: {
    Component: () => <AddPicturesPage destination={toLibrary} />,
    path: '/dashboard/add-media',
    at: '/dashboard/add-media',
  },
  parameters: {
    msw: [
      mockCall(resourceCalls.media.create, async ({ request }) => {
        const title = String((await request.formData()).get('title'));
        if (title === 'Twice') return mockError('validation', 'Check what you entered.', { title: 'This is taken.' });
        return { picture: { id: 9, version: 1, title, image: 'a.png' } };
      }),
      ...mocks,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Pictures'), [samplePng('quilt.png'), samplePng('twice.png')]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save 2 pictures' }));
    await expect(await canvas.findByText('Saved: 1. Not saved: 1. They are still here.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription(/This is taken/);
  },
};

/** What the library has already is found once it is uploaded: used in the library as it is, or removed. */
export const Duplicates: Story = {
  args: ToTheLibrary.args,
  parameters: { msw: mocks },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Pictures'), [samplePng('quilt.png'), samplePng('known.png')]);
    await expect(await canvas.findByText(/^One of these pictures is in the library already/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save 1 picture' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the existing picture' }));
    await expect(await canvas.findByRole('button', { name: 'Save 2 pictures' })).toBeEnabled();
    await userEvent.upload(canvas.getByLabelText('Pictures'), [samplePng('known.png')]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove this one' }));
    const chosen = within(canvas.getByRole('list', { name: 'Chosen pictures' }));
    await expect(chosen.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The gallery takes pictures of the library, several at once, with their descriptions. */
export const FromTheLibrary: Story = {
  parameters: { msw: mocks },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose from the library' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the library' }));
    const buttons = await dialog.findAllByRole('button', { pressed: false });
    await expect(dialog.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
    await userEvent.click(buttons[0] as HTMLElement);
    await userEvent.click(buttons[1] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 pictures' }));
    await expect(await canvas.findAllByText('From the library')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Save 2 pictures' })).toBeEnabled();
  },
};
