import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { FocalPoint, type FocalPointProps } from './index.ts';

function StatefulFocalPoint({ value: first, onChange, ...rest }: FocalPointProps) {
  const [value, setValue] = useState(first);
  const handleChange = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <FocalPoint {...rest} value={value} onChange={handleChange} />;
}

const meta = {
  title: 'Inputs/FocalPoint',
  tags: ['new', 'since-0.1.0'],
  component: FocalPoint,
  render: (args) => <StatefulFocalPoint {...args} />,
  args: { id: 'field', label: 'Focal point', value: '30% 70%', src: '/images/porch.webp', onChange: fn() },
} satisfies Meta<typeof FocalPoint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const across = canvas.getByRole('slider', { name: 'Focal point, horizontal' });
    await expect(across).toHaveAttribute('aria-valuetext', '30 percent from the left');
    await expect(canvas.getByRole('slider', { name: 'Focal point, vertical' })).toHaveValue('70');
  },
};

export const Middle: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Focal point, horizontal' })).toHaveValue('50');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Arrow keys move the point by one percent. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('31% 70%');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('31% 0%');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to center' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** The point is set where the picture is pressed, and follows the mouse while it is held down. */
export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const picture = canvasElement.querySelector('img') as HTMLImageElement;
    const { left, top, width, height } = picture.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + width * x, clientY: top + height * y });
    await fireEvent.pointerDown(picture, at(0.25, 0.5));
    await expect(args.onChange).toHaveBeenLastCalledWith('25% 50%');
    await fireEvent.pointerMove(picture, { ...at(0.75, 0.1), buttons: 1, pointerType: 'mouse' });
    await expect(args.onChange).toHaveBeenLastCalledWith('75% 10%');
    await fireEvent.pointerMove(picture, { ...at(0.1, 0.1), buttons: 1, pointerType: 'touch' });
    await expect(args.onChange).toHaveBeenLastCalledWith('75% 10%');
  },
};

export const WithoutPicture: Story = {
  args: { src: null, value: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose the picture first.')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Focal point, vertical' })).toBeDisabled();
  },
};
