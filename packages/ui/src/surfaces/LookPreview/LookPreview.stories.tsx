import { demonstrationLook } from '@porchlight/contract/look/look';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { LookPreview } from './LookPreview.tsx';

const meta = {
  title: 'Surfaces/LookPreview',
  tags: ['new', 'since-0.1.0'],
  component: LookPreview,
  args: { look: demonstrationLook, name: 'Porchlight Institute' },
} satisfies Meta<typeof LookPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const backgroundOf = (panel: Element | undefined | null) => panel && getComputedStyle(panel).backgroundColor;

/** Both schemes are shown, whichever the page around has. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getByRole('img', { name: /light and the dark/ }).children;
    await expect(backgroundOf(light)).not.toBe(backgroundOf(dark));
  },
};

/** It follows what is typed, before anything is saved. */
export const OwnLook: Story = {
  args: {
    look: {
      primary: '#0b6e4f',
      accent: '#7a2e8e',
      headings: 'sans',
      text: 'serif',
      pattern: 'plain',
      corners: 'round',
    },
    name: 'Harbor Tool Library',
  },
  play: async ({ canvas }) => {
    const [light] = canvas.getByRole('img').children;
    await expect(getComputedStyle(light as Element).getPropertyValue('--pl-primary')).toBe('#0b6e4f');
    await expect(getComputedStyle(light as Element).borderRadius).toBe('12px');
  },
};

export const LongText: Story = { globals: { viewport: { value: 'phone320' } }, args: { name: longTitle } };
