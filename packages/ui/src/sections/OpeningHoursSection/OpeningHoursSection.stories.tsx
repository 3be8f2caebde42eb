import { openingHoursSection } from '@porchlight/contract/sections/opening-hours';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { columnPlace, samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { OpeningHoursSection } from './index.ts';

const meta = {
  title: 'Sections/Opening hours',
  tags: ['new', 'since-0.1.0'],
  component: OpeningHoursSection,
  args: {
    ...sectionArgs(openingHoursSection),
    placeHours: {
      rows: [{ days: 'Thursday and Friday', hours: '10:00 AM to 4:00 PM EST', weekdays: ['thursday', 'friday'] }],
      exceptions: ['Closed on November 26'],
    },
    place: samplePlace,
  },
  argTypes: sectionArgTypes(openingHoursSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OpeningHoursSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'When we are open' })).toBeVisible();
    await expect(canvas.getByText('Closed the week of July 4. Closed on November 26.')).toBeVisible();
  },
};

/** The settings have no hours for the place. */
export const WithoutHours: Story = {
  args: { note: '', placeHours: { rows: [], exceptions: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask us for opening hours.')).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(openingHoursSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(openingHoursSection, 'long'), parameters: { sheet: false } };

/** In a column: without a background, and with a smaller heading. */
export const InColumn: Story = { args: { place: columnPlace }, parameters: { sheet: false } };
