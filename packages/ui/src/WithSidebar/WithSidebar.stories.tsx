import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, samplePicture, scrollsSideways } from '../CardFrame/sample-content.ts';
import { RelatedList } from '../RelatedList/index.ts';
import { Typography } from '../Typography/index.ts';
import { WithSidebar } from './index.ts';

const meta = {
  title: 'Layout/WithSidebar',
  tags: ['stable', 'since-0.1.0'],
  component: WithSidebar,
  args: {
    children: <Typography>{longText}</Typography>,
    sidebar: (
      <RelatedList
        title="More stories"
        items={[
          {
            title: 'Eleven kinds of greens',
            href: '/story/2',
            image: samplePicture,
            seed: 'greens',
            description: longText,
          },
          { title: 'Three names for one creek', href: '/story/3', image: null, seed: 'creek' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof WithSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop1280' } },
  play: async ({ canvas }) => {
    const main = canvas.getByText(
      /kept the minutes of the Marrow Creek burial society for forty-one years, in pencil, in composition books that her grandson/,
    );
    const side = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(side.left).toBeGreaterThan(main.getBoundingClientRect().right);
  },
};

export const Phone320: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
