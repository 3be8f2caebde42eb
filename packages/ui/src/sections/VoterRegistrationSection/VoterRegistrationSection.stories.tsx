import { voterRegistrationSection } from '@porchlight/contract/sections/voter-registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPlace, samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { VoterRegistrationSection } from './index.ts';

const meta = {
  title: 'Sections/Voter registration',
  tags: ['new', 'since-0.1.0'],
  component: VoterRegistrationSection,
  args: { ...sectionArgs(voterRegistrationSection), place: firstPlace },
  argTypes: sectionArgTypes(voterRegistrationSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VoterRegistrationSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your registration' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Where you are registered, or want to be' })).toBeVisible();
  },
};

/** Further down a page it is a section like others. */
export const Further: Story = {
  args: { place: samplePlace },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Check your registration' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Check your registration');
  },
};

/** Only what is required. */
export const RequiredOnly: Story = {
  args: sectionArgs(voterRegistrationSection, 'required'),
  parameters: { sheet: false },
};

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(voterRegistrationSection, 'long'), parameters: { sheet: false } };
