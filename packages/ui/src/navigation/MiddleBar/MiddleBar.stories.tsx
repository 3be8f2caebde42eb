import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longTitle, sampleName, sampleSocial, sampleTagline } from '../../testing/index.ts';
import { MiddleBar } from './MiddleBar.tsx';

const meta = {
  title: 'Navigation/MiddleBar',
  tags: ['new', 'since-0.1.0'],
  component: MiddleBar,
  args: {
    name: sampleName,
    tagline: sampleTagline,
    donateHref: 'https://donate.example.org/porchlight',
    social: sampleSocial,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MiddleBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Porchlight Institute/ })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Donate (opens in a new tab)' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText(sampleTagline)).toBeVisible();
    const social = within(canvas.getByRole('list', { name: 'Social media' })).getAllByRole('link');
    await expect(social.map((link) => link.getAttribute('href'))).toEqual(sampleSocial.map(({ href }) => href));
  },
};

export const LongText: Story = { args: { name: 'The Marrow Creek Institute for Rural Memory', tagline: longTitle } };
/** One logo on light backgrounds, another one on dark ones. */
export const LogoForEachScheme: Story = {
  args: { logo: '/images/landscape-light.jpg', logoDark: '/images/landscape-dark.jpg' },
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const { scheme } = root.dataset;
    const shown = () =>
      [...canvasElement.querySelectorAll('img')].filter((img) => img.checkVisibility()).map((img) => img.src.slice(-9));
    root.dataset.scheme = 'light';
    await expect(shown()).toEqual(['light.jpg']);
    root.dataset.scheme = 'dark';
    await expect(shown()).toEqual(['-dark.jpg']);
    root.dataset.scheme = scheme;
  },
};
/** On a narrow phone the tagline takes two lines. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const tagline = canvas.getByText(sampleTagline);
    await expect(tagline.getBoundingClientRect().height).toBeLessThan(
      2.5 * parseFloat(getComputedStyle(tagline).lineHeight),
    );
  },
};
/** An upright tablet has room for the social links. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Social media' })).toBeVisible();
  },
};
