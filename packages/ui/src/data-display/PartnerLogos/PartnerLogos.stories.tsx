import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../../surfaces/CardFrame/sample-content.ts';
import { PartnerLogos } from './index.ts';

const meta = {
  title: 'Data display/PartnerLogos',
  tags: ['stable', 'since-0.1.0'],
  component: PartnerLogos,
  args: {
    partners: [
      { name: 'USDA Forest Service', href: 'https://www.fs.usda.gov/' },
      { name: 'Marrow Creek Growers Cooperative' },
      { name: 'Middle Georgia Libraries', href: 'https://libraries.example.org/', logo: samplePicture },
      { name: 'Bethel African Methodist Episcopal Church of Upper Pine Level' },
      { name: 'Kibera Youth Print Shop', href: 'https://kibera.example.org/' },
    ],
  },
} satisfies Meta<typeof PartnerLogos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Partners' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('link', { name: 'Middle Georgia Libraries (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const One: Story = { args: { partners: [{ name: 'USDA Forest Service' }] } };

/** Renders nothing, not even an empty list. */
export const Empty: Story = {
  args: { partners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
