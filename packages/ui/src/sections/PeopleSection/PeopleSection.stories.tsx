import { peopleSection } from '@porchlight/contract/sections/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { PeopleSection } from './index.ts';

const meta = {
  title: 'Sections/People',
  tags: ['new', 'since-0.1.0'],
  component: PeopleSection,
  args: { ...sectionArgs(peopleSection), place: samplePlace },
  argTypes: sectionArgTypes(peopleSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PeopleSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The people in our office' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Sam Taylor' })).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(peopleSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(peopleSection, 'long'), parameters: { sheet: false } };
