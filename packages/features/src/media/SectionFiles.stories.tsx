import { otherCalls } from '@porchlight/contract/other-calls';
import { DialogsProvider } from '@porchlight/ui/feedback/useDialogs';
import { Stack } from '@porchlight/ui/layout/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';
import { SectionPictureField } from './SectionPictureField.tsx';
import { SectionUpload } from './SectionUpload.tsx';

const pictures = sampleRecords('media').map((each) => ({ ...each, image: 'field.svg' }));
const [picture] = pictures;
if (!picture) throw new Error('The stories need a picture of the library.');

/** The files of a section, and what the form has of them. */
function SectionFiles() {
  const [picture, setPicture] = useState('');
  const [pdf, setPdf] = useState('');
  return (
    <DialogsProvider>
      <Stack spacing={3}>
        <SectionPictureField id="picture" label="Picture" value={picture} onChange={setPicture} />
        <SectionUpload id="pdf" kind="pdf" label="PDF" value={pdf} onChange={setPdf} />
        <output aria-label="Stored">{JSON.stringify({ picture, pdf })}</output>
      </Stack>
    </DialogsProvider>
  );
}

const meta = {
  title: 'Screens/Dashboard/Pages/Files of sections',
  tags: ['!autodocs'],
  component: Screen,
  args: { Component: SectionFiles, path: '/' },
  parameters: { layout: 'fullscreen', msw: mockResource('media', pictures) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name = 'rules.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** A file of another kind is refused at the field, with its name. */
export const WrongPicture: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Picture'), pdf(), { applyAccept: false });
    await expect(await canvas.findByText(/rules\.pdf: /)).toBeVisible();
    await expect(canvas.getByLabelText('Stored')).toHaveTextContent('"picture":""');
  },
};

/** A picture of the library is stored by its name, with what it shows below it, and can be removed again. */
export const FromTheLibrary: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose from the library' }));
    const library = within(await screen.findByRole('dialog', { name: 'Choose from the library' }));
    await userEvent.click(await library.findByRole('button', { name: new RegExp(picture.title) }));
    await expect(canvas.getByLabelText('Stored')).toHaveTextContent(`"picture":"${picture.image}"`);
    await expect(canvas.getByText('From the library. Used when you save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByLabelText('Stored')).toHaveTextContent('"picture":""');
  },
};

/** A PDF is uploaded when it is chosen, and can be removed again. */
export const Pdf: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('PDF'), pdf());
    await waitFor(() => expect(canvas.getByLabelText('Stored')).toHaveTextContent('"pdf":"uploaded"'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(canvas.getByLabelText('Stored')).toHaveTextContent('"pdf":""');
  },
};

/** When an upload fails, the field says so, and the same file can be chosen again. */
export const FailedUpload: Story = {
  parameters: {
    msw: [mockCall(otherCalls.addUpload, undefined, 'unreachable'), ...mockResource('media', pictures)],
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('PDF');
    await userEvent.upload(input, pdf());
    await expect(await canvas.findByText(/connection/i)).toBeVisible();
    await expect(input).toBeEnabled();
    await expect(canvas.getByLabelText('Stored')).toHaveTextContent('"pdf":""');
  },
};
