import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { PictureDescription } from './index.ts';

const meta = {
  title: 'Inputs/PictureDescription',
  tags: ['new', 'since-0.1.0'],
  component: PictureDescription,
  args: { id: 'field', description: 'Rows of young cowpeas', decorative: false, onChange: fn() },
} satisfies Meta<typeof PictureDescription>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), '.');
    await expect(args.onChange).toHaveBeenLastCalledWith({ description: 'Rows of young cowpeas.' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Decorative: screen readers skip it' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ decorative: true });
  },
};

/** A decorative picture has no description. */
export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { description: '', error: 'Describe the picture, or mark it as decorative.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Describe the picture/);
  },
};

/** A picture in a text can have a caption. */
export const WithCaption: Story = {
  args: { caption: 'Ruby’s field' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Caption' }), '.');
    await expect(args.onChange).toHaveBeenLastCalledWith({ caption: 'Ruby’s field.' });
  },
};

export const LongText: Story = { args: { description: `${longTitle} ${longTitle}` } };
export const Disabled: Story = { args: { disabled: true } };
