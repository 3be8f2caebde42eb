import { featureRowSection } from '@porchlight/contract/sections/feature-row';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePlace, sectionArgs, sectionArgTypes } from '../../testing/section-stories.ts';
import { FeatureRowSection } from './index.ts';

const meta = {
  title: 'Sections/Picture beside text',
  tags: ['new', 'since-0.1.0'],
  component: FeatureRowSection,
  args: { ...sectionArgs(featureRowSection), place: samplePlace },
  argTypes: sectionArgTypes(featureRowSection),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FeatureRowSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sample, as in the picker. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Get paid while you learn' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^The sun goes down/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask about a place' })).toBeVisible();
  },
};

/** A silent video on the right, on a dark background. */
export const FilmInTheDark: Story = {
  args: {
    film: { sources: [{ src: '/media/forest.webm', type: 'video/webm' }], seconds: 10 },
    side: 'end',
    tone: 'night',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /the video: The sun goes down/ })).toBeVisible();
  },
};

/** Below a heading, its title is one level lower. */
export const BelowAHeading: Story = {
  args: { heading: 'Videos', linkText: 'See all', link: { href: 'https://youtube.example.org', newTab: true } },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Videos' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Get paid while you learn' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all videos (opens in a new tab)' })).toBeVisible();
  },
};

/** With the hours of a place, and the quilt block where there is no picture. */
export const WithHours: Story = {
  args: {
    picture: null,
    text: null,
    hours: 'second',
    hoursNote: 'Same door as always.',
    placeHours: {
      rows: [{ days: 'Thursday and Friday', hours: '10:00 AM to 4:00 PM EST', weekdays: ['thursday', 'friday'] }],
      exceptions: ['Closed on November 26'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Hours' })).toBeVisible();
    await expect(canvas.getByText('Same door as always. Closed on November 26.')).toBeVisible();
  },
};

/** Only what is required. */
export const RequiredOnly: Story = { args: sectionArgs(featureRowSection, 'required'), parameters: { sheet: false } };

/** Long texts, with formatting where a field takes it. */
export const LongText: Story = { args: sectionArgs(featureRowSection, 'long'), parameters: { sheet: false } };
