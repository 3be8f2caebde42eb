import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLongText, unbrokenText } from '../../surfaces/CardFrame/sample-content.ts';
import { Notice } from './index.ts';

const meta = {
  title: 'Feedback/Notice',
  tags: ['new', 'since-0.1.0'],
  component: Notice,
  args: {
    title: 'Registering online',
    children:
      'Georgia lets you register online with a driver’s license or a state ID. Without one, print the form and mail it.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note', { name: 'Registering online' })).toHaveTextContent('print the form');
  },
};

export const Important: Story = {
  args: { tone: 'important', title: 'Closed this Thursday', children: 'The truck from Macon can’t cross the creek.' },
};

export const Success: Story = {
  args: { tone: 'success', title: undefined, children: 'You are on the list for the seed swap.' },
};

export const WithoutTitle: Story = { args: { title: undefined } };
export const LongText: Story = { args: { children: sampleLongText } };

export const Phone320: Story = {
  args: { children: unbrokenText },
  globals: { viewport: { value: 'phone320' } },
};
