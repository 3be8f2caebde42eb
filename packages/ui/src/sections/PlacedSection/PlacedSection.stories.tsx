import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Typography } from '../../data-display/Typography/index.ts';
import { longTitle, sampleText } from '../../testing/index.ts';
import { columnPlace, samplePlace } from '../../testing/section-stories.ts';
import { PlacedSection } from './index.ts';

const meta = {
  title: 'Sections/PlacedSection',
  tags: ['new', 'since-0.1.0'],
  component: PlacedSection,
  args: {
    title: 'What we keep',
    lead: 'With the families it belongs to.',
    linkText: 'See all',
    link: { href: '/gallery', newTab: false },
    tone: 'band',
    place: samplePlace,
    children: <Typography>{sampleText(1)}</Typography>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlacedSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its id is that of the section, so that links lead to it. 'See all' says of what, to screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What we keep' })).toHaveAttribute('id', 'sample');
    await expect(canvas.getByRole('link', { name: 'See all what we keep' })).toBeVisible();
  },
};

/** Someone who follows a link to it goes on from there: it gets the focus. */
export const LinkTarget: Story = {
  args: { place: { ...samplePlace, isLinkTarget: true } },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'What we keep' });
    section.focus();
    await expect(section).toHaveFocus();
  },
};

/** Below a section with the same background there is no space above it. */
export const NextToTheSame: Story = {
  args: { tone: 'plain', place: { ...samplePlace, spacing: 'none' } },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region').getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().top - section.top).toBeLessThan(2);
  },
};

/** In a column it has no background, and a smaller heading. */
export const InColumn: Story = {
  args: { place: columnPlace },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What we keep' })).not.toHaveAttribute('data-tone');
  },
};

/** A link that leads nowhere is left out. */
export const WithBrokenLink: Story = {
  args: { link: null },
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('See all')).toBeNull();
  },
};

export const WithoutHeading: Story = { args: { title: '', linkText: '' }, parameters: { sheet: false } };
export const LongText: Story = { args: { title: longTitle, lead: sampleText(2) }, parameters: { sheet: false } };
