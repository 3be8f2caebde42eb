import { resourceCalls } from '@porchlight/contract/calls';
import { samplePng } from '@porchlight/contract/testing/sample-png';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';
import { MediaPicker } from './MediaPicker.tsx';

const onChoose = fn();
const onClose = fn();
const pictures = sampleRecords('media').map((each) => ({ ...each, image: 'field.svg', decorative: each.id === 2 }));

const meta = {
  title: 'Screens/Dashboard/Media/Choose from the library',
  tags: ['!autodocs'],
  component: Screen,
  args: {
    Component: () => (
      <div>
        <MediaPicker onChoose={onChoose} onClose={onClose} />
      </div>
    ),
    path: '/',
  },
  parameters: { layout: 'fullscreen', msw: mockResource('media', pictures) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in the search does not submit the form. A decorative picture is chosen without a description. */
export const Chooses: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the library' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'porch{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: /Picture 2/ }));
    await expect(onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 2, name: 'field.svg', alt: '', decorative: true }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
};

/** A picture that is not in the library yet is described, added and chosen. A file that is no picture is refused. */
export const Adds: Story = {
  parameters: {
    msw: [
      mockCall(resourceCalls.media.create, () => ({
        [resourceCalls.media.singleKey]: { ...pictures[0], id: 9, title: 'Quilt on the porch', alt: '' },
      })),
      ...mockResource('media', pictures),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose from the library' }));
    const chooser = await dialog.findByLabelText('Add a picture to the library');
    const text = new File(['no picture'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(chooser, text, { applyAccept: false });
    await expect(await dialog.findByText(/^notes\.txt: /)).toBeVisible();
    await userEvent.upload(chooser, samplePng('quilt-on_the-porch.png'));
    const added = within(await screen.findByRole('dialog', { name: 'Add a picture to the library' }));
    await waitFor(() => expect(added.getByLabelText('Description')).toHaveFocus());
    await userEvent.click(added.getByRole('button', { name: 'Add picture' }));
    await expect(await added.findByText(/Describe the picture, or mark it as decorative/)).toBeVisible();
    await userEvent.type(added.getByLabelText('Description'), 'A quilt on the rail of a porch.');
    await userEvent.click(added.getByRole('button', { name: 'Add picture' }));
    await waitFor(() =>
      expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 9, title: 'Quilt on the porch' })),
    );
  },
};

export const Empty: Story = {
  parameters: { msw: mockResource('media', []) },
  play: async () => {
    await expect(await screen.findByText('No media yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: mockResource('media', [], 'failing') },
  play: async () => {
    await expect(await screen.findByText('The library can’t be loaded right now.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
