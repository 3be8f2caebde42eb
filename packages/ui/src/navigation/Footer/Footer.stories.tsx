import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscribeBox } from '../../inputs/SubscribeBox/index.ts';
import { longTitle, sampleName, samplePages, samplePrograms, sampleSocial } from '../../testing/index.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Navigation/Footer',
  tags: ['new', 'since-0.1.0'],
  component: Footer,
  args: {
    name: sampleName,
    email: 'hello@porchlight.example.org',
    phone: '+1 478 555 0142',
    address: ['214 Depot Street', 'Marrow Creek, Georgia 31032'],
    year: 2026,
    columns: [
      { title: 'Programs', links: samplePrograms },
      { title: 'Pages', links: samplePages },
    ],
    notices: [
      { text: 'Privacy', href: '/privacy' },
      { text: 'Accessibility', href: '/accessibility' },
    ],
    social: sampleSocial,
    currentPath: '/events',
    subscribeTitle: 'News from the porch',
    subscribe: <SubscribeBox onSubscribe={fn(async () => {})} onFailure={fn()} hint="A letter a month, no more." />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@porchlight.example.org' })).toHaveAttribute(
      'href',
      'mailto:hello@porchlight.example.org',
    );
    // A number is not broken between two lines.
    await expect(canvas.getByRole('link', { name: '+1\u00a0478\u00a0555\u00a00142' })).toHaveAttribute(
      'href',
      'tel:+14785550142',
    );
    // HTML allows no heading in an address element.
    await expect(canvas.getByRole('heading', { name: 'Visit or write' }).closest('address')).toBeNull();
    await expect(canvas.getByText('© 2026 Porchlight Institute')).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toBeVisible();
  },
};

export const Minimal: Story = { args: { subscribe: undefined, phone: undefined, address: undefined } };

export const LongText: Story = {
  args: {
    name: longTitle,
    email: `${'marrow-creek-'.repeat(6)}hello@porchlight.example.org`,
    address: [longTitle, 'Marrow Creek, Georgia 31032'],
    columns: [
      {
        title: 'Programs',
        links: samplePrograms.map((link) => ({ ...link, text: `${link.text} in every county that has none` })),
      },
      { title: 'Pages', links: samplePages },
    ],
  },
};

/** An organization has as many columns as it likes; links before the first heading have none. */
export const OtherColumns: Story = {
  tags: ['!autodocs'],
  parameters: { sheet: false },
  args: {
    columns: [
      { title: '', links: samplePrograms },
      { title: 'Give', links: samplePrograms.slice(0, 2) },
      { title: 'Give', links: samplePrograms.slice(2) },
    ],
    notices: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Links, in the footer' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Give, in the footer, 2' })).toBeVisible();
  },
};
