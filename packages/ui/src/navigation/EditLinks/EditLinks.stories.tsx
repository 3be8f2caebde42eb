import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Typography } from '../../data-display/Typography/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { sampleText } from '../../testing/index.ts';
import { EditLinks } from './index.ts';

const meta = {
  title: 'Navigation/EditLinks',
  tags: ['new', 'since-0.1.0'],
  component: EditLinks,
  args: { links: [{ href: '/dashboard/edit-page/1#a', label: 'Edit section: Text, How we began' }] },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <EditLinks {...args} />
      <Section title="How we began">
        <Typography>{sampleText(1)}</Typography>
      </Section>
    </>
  ),
} satisfies Meta<typeof EditLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the corner of its section, 44 px in each direction, without room of its own. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Edit section: Text, How we began' }).getBoundingClientRect();
    const section = canvas.getByRole('region', { name: 'How we began' }).getBoundingClientRect();
    await expect([link.width, link.height]).toEqual([44, 44]);
    await expect(section.top).toBe(0);
    await expect([link.top > section.top, link.right < section.right]).toEqual([true, true]);
  },
};

/** Two sections beside each other. */
export const TwoSections: Story = {
  args: {
    links: [
      { href: '/dashboard/edit-page/1#a', label: 'Edit section: Opening hours' },
      { href: '/dashboard/edit-page/1#b', label: 'Edit section: Contact' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Above dark sections too. */
export const OnANightSection: Story = {
  parameters: { sheet: false },
  render: (args) => (
    <>
      <EditLinks {...args} />
      <Section title="How we began" tone="night">
        <Typography>{sampleText(1)}</Typography>
      </Section>
    </>
  ),
};
