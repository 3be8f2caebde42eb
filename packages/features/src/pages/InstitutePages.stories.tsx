import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { publicMeta } from '../testing/public-stories.tsx';
import type { Screen } from '../testing/Screen.tsx';
import * as accessibilityPage from './accessibility.page.tsx';
import * as contactPage from './contact.page.tsx';
import * as divisionsPage from './divisions.page.tsx';
import * as donatePage from './donate.page.tsx';
import * as privacyPage from './privacy.page.tsx';

const meta = {
  title: 'Screens/Public/Institute',
  tags: ['!autodocs'],
  ...publicMeta(),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The four centers. */
export const Divisions: Story = {
  args: { ...divisionsPage, path: '/divisions' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const hrefs = main.getAllByRole('article').map((card) => within(card).getByRole('link').getAttribute('href'));
    await expect(hrefs).toEqual([
      '/the-plow-and-pew-democracy-center',
      "/ruby's-food-pantry",
      "/ruby's-porch",
      "/ruby's-interfaith-center",
    ]);
  },
};

/** Every way to give opens the donation page in a new tab, with the chosen amount. */
export const Donate: Story = {
  args: { ...donatePage, path: '/donate' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const actions = main.getAllByRole('link', { name: /^(Donate|Give|\$)/ });
    await expect(actions).toHaveLength(6);
    for (const action of actions) {
      await expect(action).toHaveAttribute('target', '_blank');
      await expect(action).toHaveAccessibleName(/opens in a new tab/);
    }
    await expect(main.getByRole('link', { name: /^\$35/ })).toHaveAttribute(
      'href',
      'https://donate.example.org/porchlight-institute?amount=35',
    );
  },
};

/** Where, when, and who to ask for what. */
export const Contact: Story = {
  args: { ...contactPage, path: '/contact' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '+1\u00a0478\u00a0555\u00a00142' })).toHaveAttribute(
      'href',
      'tel:+14785550142',
    );
    await expect(main.getByRole('link', { name: 'Groceries' })).toHaveAttribute('href', "/ruby's-food-pantry");
  },
};

/** What is stored about visitors, donors and staff. */
export const Privacy: Story = {
  args: { ...privacyPage, path: '/privacy' },
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'page');
  },
};

/** What works, and what does not work yet. */
export const Accessibility: Story = {
  args: { ...accessibilityPage, path: '/accessibility' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { name: 'What does not work yet' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'come by' })).toHaveAttribute('href', '/contact');
  },
};
