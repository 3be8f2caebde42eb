import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { WeekHours, type WeekHoursProps } from './index.ts';

/** Holds the lines, as a form does. */
function Stored({ value: stored, onChange, ...props }: WeekHoursProps) {
  const [value, setValue] = useState(stored);
  return (
    <WeekHours
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/WeekHours',
  tags: ['new', 'since-0.1.0'],
  component: WeekHours,
  args: { label: 'Opening hours', value: 'Tuesday-Saturday 10:00-18:00', onChange: fn() },
  render: (props) => <Stored {...props} />,
} satisfies Meta<typeof WeekHours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Days with the same hours are stored as one line. A day that is opened gets the hours of the open day before it. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Closed')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours: Sunday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Tuesday-Sunday 10:00-18:00');
    await expect(canvas.getByLabelText('Sunday, opens')).toHaveFocus();
    await fireEvent.change(canvas.getByLabelText('Sunday, closes'), { target: { value: '14:00' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('Tuesday-Saturday 10:00-18:00\nSunday 10:00-14:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Tuesday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Wednesday-Saturday 10:00-18:00\nSunday 10:00-14:00');
    await expect(canvas.getByRole('button', { name: 'Add hours: Tuesday' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add opening hours' }));
    await expect(canvas.getByRole('button', { name: 'Add hours: Monday' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Monday 09:00-17:00');
  },
};

/** Closed at noon. The new hours are empty, and what is not finished is not lost. */
export const TwiceADay: Story = {
  args: { value: 'Monday-Friday 09:00-12:00\nMonday-Friday 14:00-17:00' },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('group', { name: 'Opening hours' }));
    await userEvent.click(list.getByRole('button', { name: 'Add more hours: Friday' }));
    await expect(list.getByLabelText('Friday, hours 3, opens')).toHaveFocus();
    await fireEvent.change(list.getByLabelText('Friday, hours 3, opens'), { target: { value: '18:30' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/\nFriday 18:30-$/));
  },
};

export const ClosesBeforeItOpens: Story = {
  args: { value: 'Monday 17:00-09:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Monday, closes')).toBeInvalid();
    await expect(canvas.getByLabelText('Monday, closes')).toHaveAccessibleDescription('It closes before it opens.');
  },
};

export const Phone320: Story = {
  args: { value: 'Monday-Friday 09:00-12:00\nMonday-Friday 14:00-17:00' },
  globals: { viewport: { value: 'phone320' } },
};
