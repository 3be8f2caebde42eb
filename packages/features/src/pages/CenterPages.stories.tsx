import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as democracyCenterPage from './democracy-center.page.tsx';
import * as foodPantryPage from './food-pantry.page.tsx';
import * as interfaithPage from './interfaith-center.page.tsx';
import * as porchPage from './porch.page.tsx';

const meta = {
  title: 'Screens/Public/Centers',
  tags: ['!autodocs'],
  ...publicMeta(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The democracy center with its reading room. */
export const DemocracyCenter: Story = {
  args: { ...democracyCenterPage, path: '/the-plow-and-pew-democracy-center' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'The reading room' })).toBeVisible();
  },
};

/** Who it is for, the form, classes, distributions, food drives, outreach, volunteers and opening hours. */
export const FoodPantry: Story = {
  args: { ...foodPantryPage, path: "/:name's-food-pantry", at: "/ruby's-food-pantry" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:00 AM to 4:00 PM EST')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Application form.*PDF, 21 kB/ })).toHaveAttribute('download');
    for (const name of ['Cooking classes', 'Distribution events', 'Food drives', 'Outreach', /^Volunteers/])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};

/** Another name in the URL opens the same page with the organization's own name. */
export const FoodPantryUnderAnotherName: Story = {
  args: { ...FoodPantry.args, at: "/somebody's-food-pantry" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ruby’s Food Pantry' })).toBeVisible();
  },
};

/** Location, hours, contact, tours, activities. */
export const Porch: Story = {
  args: { ...porchPage, path: "/:name's-porch", at: "/ruby's-porch" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:00 AM to 5:00 PM EST')).toBeVisible();
    for (const name of ['Location and contact', 'Tours', 'What goes on here'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};

/** Slider, looping video and panorama of the planned room. */
export const Interfaith: Story = {
  args: {
    ...interfaithPage,
    path: "/:name's-interfaith-center",
    at: "/ruby's-interfaith-center",
  },
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('region', { name: 'The planned interfaith center' });
    await expect(within(slider).getAllByRole('tab')).toHaveLength(3);
    const video = canvasElement.querySelector('video');
    await expect(video?.loop && video.muted).toBe(true);
    await expect(canvas.getByRole('heading', { name: 'Look around inside' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /flat/ })).toHaveAttribute('href', '/media/interfaith-panorama.jpg');
  },
};
