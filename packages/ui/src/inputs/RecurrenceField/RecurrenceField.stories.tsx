import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { RecurrenceField, type RecurrenceFieldProps } from './index.ts';

/** Holds the rule, as a form does. */
function Stored({ value: stored, onChange, ...props }: RecurrenceFieldProps) {
  const [value, setValue] = useState(stored);
  return (
    <RecurrenceField
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
  title: 'Inputs/RecurrenceField',
  tags: ['new', 'since-0.1.0'],
  component: RecurrenceField,
  args: {
    label: 'Repeats',
    value: 'RRULE:FREQ=WEEKLY;BYDAY=TU\nEXDATE;VALUE=DATE:20261222,20261229',
    onChange: fn(),
    start: '2026-12-01T18:00',
    timeZone: 'America/New_York',
    'aria-describedby': undefined,
  },
  render: (props) => <Stored {...props} />,
} satisfies Meta<typeof RecurrenceField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A class on Tuesdays with two exceptions, without an end. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const dates = await canvas.findByRole('list', { name: 'Next dates' });
    await expect(
      within(dates)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 25)),
    ).toEqual([
      'Tuesday, December 1, 2026',
      'Tuesday, December 8, 2026',
      'Tuesday, December 15, 202',
      'Tuesday, January 5, 2027 ',
      'Tuesday, January 12, 2027',
      'and so on',
    ]);
    await expect(canvas.getByText(/^It has no end\./)).toBeVisible();
  },
};

/** An event that doesn't repeat is one select. */
export const None: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Every month');
    await expect(args.onChange).toHaveBeenLastCalledWith('RRULE:FREQ=MONTHLY;BYDAY=1TU');
    await userEvent.selectOptions(canvas.getByLabelText('Ends'), 'After a number of times');
    await expect(args.onChange).toHaveBeenLastCalledWith('RRULE:FREQ=MONTHLY;BYDAY=1TU;COUNT=12');
    await expect(canvas.getByText('Every month on the first Tuesday, 12 times')).toBeVisible();
  },
};

/** Days are left out and come back by keyboard. */
export const Exceptions: Story = {
  parameters: { sheet: false },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Except on'), { target: { value: '2026-12-08' } });
    canvas.getByLabelText('Except on').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'RRULE:FREQ=WEEKLY;BYDAY=TU\nEXDATE;VALUE=DATE:20261208,20261222,20261229',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Dec 22, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'RRULE:FREQ=WEEKLY;BYDAY=TU\nEXDATE;VALUE=DATE:20261208,20261229',
    );
    await expect(canvas.getByLabelText('Except on')).toHaveFocus();
  },
};

/** The last Sunday in May, until a day. */
export const LastSundayInMay: Story = {
  args: { value: 'RRULE:FREQ=YEARLY;BYMONTH=5;BYDAY=-1SU;UNTIL=20310601', start: '2027-05-30T11:00' },
};

/** February 29, and a time that the clocks skip, are explained. */
export const LeapYears: Story = {
  args: { value: 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', start: '2028-02-29T11:00' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/February 29 is only in leap years/)).toBeVisible();
  },
};

export const ClocksChange: Story = {
  args: { value: 'RRULE:FREQ=DAILY;COUNT=5', start: '2027-03-12T02:30' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/On Mar 14, 2027 the clocks skip this time/)).toBeVisible();
  },
};

/** A rule that gives no date says why. */
export const EndBeforeStart: Story = {
  args: { value: 'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261124' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The last date, Nov 24, 2026, is before the start/)).toBeVisible();
  },
};

export const WithoutDate: Story = { args: { start: '' } };

export const OnPhone: Story = {
  args: { value: 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR;COUNT=40' },
  globals: { viewport: { value: 'phone320' } },
};
