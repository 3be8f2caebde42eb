import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { longTitle, samplePicture, scrollsSideways } from '../CardFrame/sample-content.ts';
import { EventTeaser } from '../EventTeaser/index.ts';
import { Link } from '../Link/index.ts';
import { LeadAndList } from './index.ts';

const others = [
  { title: 'Saturday seed swap', date: '2026-03-21T09:00', text: 'Okra, collards, and the white velvet corn.' },
  { title: longTitle, date: '2026-04-02T17:00', text: 'Chairs are set out for eighty people this time.' },
  { title: 'Candidate forum, school board', date: '2026-04-18T14:00', text: 'Questions come from the floor.' },
];

const meta = {
  title: 'Surfaces/LeadAndList',
  tags: ['stable', 'since-0.1.0'],
  component: LeadAndList,
  args: {
    lead: (
      <EventTeaser
        variant="featured"
        title="Porch supper and photograph day"
        href="/event/3"
        date="2026-03-14T18:30"
        description="Bring a dish, a folding chair and one photograph of the porch you grew up on."
        image={samplePicture}
        seed="porch-supper"
        headingLevel={2}
      />
    ),
    children: others.map((event) => (
      <EventTeaser
        key={event.title}
        variant="compact"
        title={event.title}
        href="/event/4"
        date={event.date}
        description={event.text}
        seed={event.title}
        headingLevel={2}
      />
    )),
    actions: (
      <>
        <Button href="/events" variant="outlined">
          See all event
        </Button>
        <Link href="/action-network">Join our action network</Link>
      </>
    ),
  },
} satisfies Meta<typeof LeadAndList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 'Attend an event' on the landing page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See all event' })).toBeVisible();
  },
};

/** With one event there is nothing to list. */
export const OnlyTheLead: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Join our action network' })).toBeVisible();
  },
};

export const OneMore: Story = { args: { children: [meta.args.children[0]] } };

export const WithoutActions: Story = { args: { actions: undefined } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone320: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
};
