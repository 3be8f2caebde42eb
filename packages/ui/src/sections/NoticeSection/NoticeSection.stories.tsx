import { noticeSection } from '@porchlight/contract/sections/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { NoticeSection } from './index.ts';

const meta = {
  title: 'Sections/Notice',
  tags: ['new', 'since-0.1.0'],
  component: NoticeSection,
  args: { ...sectionArgs(noticeSection), place: samplePlace },
  argTypes: sectionArgTypes(noticeSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'About registering online' })).toHaveTextContent(/Most states/);
    await expect(canvas.getByText(/^No computer/)).toBeVisible();
  },
};

export const Important: Story = { args: { look: 'important', after: null } };

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(noticeSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(noticeSection, 'long'), parameters: { sheet: false } };
