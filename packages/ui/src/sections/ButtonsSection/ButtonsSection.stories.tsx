import { buttonsSection } from '@porchlight/contract/sections/buttons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { ButtonsSection } from './index.ts';

const meta = {
  title: 'Sections/Buttons',
  tags: ['new', 'since-0.1.0'],
  component: ButtonsSection,
  args: { ...sectionArgs(buttonsSection), place: samplePlace },
  argTypes: sectionArgTypes(buttonsSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ButtonsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pay for one chair' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Donate a chair' })).toHaveAttribute('href', '/donate');
    await expect(canvas.getByRole('link', { name: 'Come to the next event' })).toHaveClass('MuiButton-outlined');
  },
};

/** A button that leads nowhere is left out; a link has no frame. */
export const WithLink: Story = {
  args: {
    buttons: [
      { text: 'Donate', link: { href: 'https://give.example.org', newTab: true }, look: 'donate' },
      { text: 'Gone', link: null, look: 'usual' },
      { text: 'Give every month', link: { href: 'https://give.example.org/monthly', newTab: true }, look: 'link' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Gone')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Give every month/ })).not.toHaveClass('MuiButton-root');
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(buttonsSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(buttonsSection, 'long'), parameters: { sheet: false } };
