import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as democratisationPage from './democratisation.page.tsx';
import * as healthPage from './health.page.tsx';
import * as heritagePage from './heritage.page.tsx';

const meta = {
  title: 'Screens/Public/Programs',
  tags: ['!autodocs'],
  ...publicMeta(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links to the democracy center. */
export const EducationAndDemocracy: Story = {
  args: { ...democratisationPage, path: '/democratisation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visit the reading room' })).toHaveAttribute(
      'href',
      '/the-plow-and-pew-democracy-center',
    );
  },
};

/** Links to the porch. */
export const CultureAndHeritage: Story = {
  args: { ...heritagePage, path: '/culture-and-heritage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plan a visit' })).toHaveAttribute('href', "/ruby's-porch");
  },
};

/** Links to the food pantry and shows its opening hours. */
export const HealthAndWellness: Story = {
  args: { ...healthPage, path: '/health-and-wellness' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:00 AM to 4:00 PM EST')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get groceries' })).toHaveAttribute('href', "/ruby's-food-pantry");
  },
};
