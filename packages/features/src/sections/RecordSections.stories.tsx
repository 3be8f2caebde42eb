import { sampleValues } from '@porchlight/contract/field-kinds/sections';
import { type SectionKind, sectionKinds } from '@porchlight/contract/sections/kinds';
import type { SectionDescription, StoredSection } from '@porchlight/contract/sections/section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PreviewContext } from '../site/index.ts';
import { sampleActionNetworks } from '../testing/action-networks.ts';
import { sampleArticles } from '../testing/articles.ts';
import { hostileElections, sampleElections } from '../testing/elections.ts';
import { upcomingSampleEvents } from '../testing/events.ts';
import { mockResource } from '../testing/mock-api.ts';
import { samplePodcasts } from '../testing/podcasts.ts';
import { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';
import { hostileTeam, sampleTeam } from '../testing/team.ts';
import { PageSections } from './PageSections.tsx';

/** A page with a section of one kind, filled in as its sample. @param isPreview whether it is shown in the dashboard */
function pageWith(kind: SectionKind, values: StoredSection['values'] = {}, isPreview = false) {
  const { version, fields, sample }: SectionDescription = sectionKinds[kind];
  const section = { id: 'first', kind, version, values: { ...sampleValues(fields, sample), ...values } };
  return {
    Component: () => (
      <PreviewContext value={isPreview}>
        <PageSections sections={[section]} facts={facts} header={<h1>The page</h1>} />
      </PreviewContext>
    ),
    path: '/',
  };
}

/** Where stored links to topics lead; visitors can't see the second one. */
const facts = {
  links: { 'record:topic/3': '/topic/land-and-trees', 'record:topic/4': null },
  pictures: {},
};

/** Records of which every second one has a topic. */
const withTopic = <Item extends { id: number }>(records: readonly Item[], id = 3) =>
  records.map((each, index) =>
    index % 2 === 0 ? { ...each, topics: [{ id, name: 'Land and trees', url: '/topic/land-and-trees' }] } : each,
  );

/** Copies of a record, with ids of their own. */
const many = <Item extends { id: number }>(record: Item | undefined, count: number): Item[] =>
  record ? Array.from({ length: count }, (_, index) => ({ ...record, id: index + 1 })) : [];

/** Sections that show records, on March 14, 2026. */
const meta = {
  title: 'Screens/Sections/Records',
  tags: ['!autodocs'],
  component: Screen,
  parameters: { layout: 'fullscreen', msw: [] },
  args: pageWith('latestReading'),
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest story, and beside it the newest three articles, all without their texts. */
export const LatestReading: Story = {
  parameters: { msw: [...mockResource('story', sampleStories), ...mockResource('article', sampleArticles)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4));
    await expect(canvas.getByRole('region', { name: 'Stories and articles' })).toHaveAttribute('data-tone', 'band');
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/stories');
    await expect(canvas.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/all-articles');
  },
};

/** Nothing is published yet. */
export const LatestReadingEmpty: Story = {
  parameters: { msw: [...mockResource('story', []), ...mockResource('article', [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No stories yet/)).toBeVisible();
    await expect(await canvas.findByText(/^No articles yet/)).toBeVisible();
  },
};

/** The stories can't be loaded; the articles are shown. */
export const LatestReadingFailed: Story = {
  parameters: { msw: [...mockResource('story', [], 'failing'), ...mockResource('article', sampleArticles)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^An error occurred while fetching/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See all articles' })).toBeVisible();
  },
};

type Canvas = ReturnType<typeof within>;

/** The titles of the records in the section of a name, once they are there. */
async function titlesIn(canvas: Canvas, name: string) {
  const titles = await within(await canvas.findByRole('region', { name })).findAllByRole('heading', { level: 3 });
  return titles.map(({ textContent }) => textContent);
}

/** The newest three stories, or as many as the section says, and where all of them are. */
export const Stories: Story = {
  args: pageWith('featuredStories'),
  parameters: { msw: mockResource('story', sampleStories) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Stories from around here')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toHaveAttribute('href', '/stories');
  },
};

/** A section that was stored before the number could be chosen, without a heading of its own. */
export const StoriesAsStoredBefore: Story = {
  args: pageWith('featuredStories', { title: '', topic: null, count: null }),
  parameters: Stories.parameters,
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Stories')).toHaveLength(3);
  },
};

/** Only stories with a topic; all of them are on the page of the topic. */
export const StoriesOfTopic: Story = {
  args: pageWith('featuredStories', { topic: 'record:topic/3', count: '6' }),
  parameters: { msw: mockResource('story', withTopic(sampleStories)) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Stories from around here')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See all stories' })).toHaveAttribute(
      'href',
      '/topic/land-and-trees?kind=story',
    );
  },
};

/** Visitors can’t see the topic: its stories are shown, without a link that would lead nowhere. */
export const StoriesOfHiddenTopic: Story = {
  args: pageWith('featuredStories', { topic: 'record:topic/4' }),
  parameters: { msw: mockResource('story', withTopic(sampleStories, 4)) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Stories from around here')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'See all stories' })).toBeNull();
  },
};

/** The newest articles. */
export const Articles: Story = {
  args: pageWith('newestArticles'),
  parameters: { msw: mockResource('article', sampleArticles) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Articles to read or print')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/all-articles');
  },
};

/** Nine of many. */
export const ManyArticles: Story = {
  args: pageWith('newestArticles', { count: '9' }),
  parameters: { msw: mockResource('article', many(sampleArticles[0], 40)) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Articles to read or print')).toHaveLength(9);
  },
};

/** The newest podcasts, two in a row. */
export const Podcasts: Story = {
  args: pageWith('featuredPodcasts', { count: '4' }),
  parameters: { msw: mockResource('podcast', samplePodcasts) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Podcasts for the drive')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'See all podcasts' })).toHaveAttribute('href', '/podcasts');
  },
};

/** The next events, without those that are over. */
export const Events: Story = {
  args: pageWith('upcomingEvents'),
  parameters: { msw: mockResource('event', upcomingSampleEvents) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Upcoming events')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
  },
};

/** The next elections, the earliest first; one that is over is left out. */
export const Elections: Story = {
  args: pageWith('upcomingElections', { count: '4' }),
  parameters: { msw: mockResource('election', sampleElections) },
  play: async ({ canvas }) => {
    const titles = await titlesIn(canvas, 'On the ballot next');
    await expect(titles[0]).toBe('Special election: school board, district 2');
    await expect(titles).not.toContain('City council of Marrow Creek');
    await expect(canvas.getByText('You need a ride to the polls? Call two days ahead.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all elections' })).toHaveAttribute('href', '/election-calendar');
  },
};

/** All elections are over: visitors see the page without the section. */
export const ElectionsOver: Story = {
  args: pageWith('upcomingElections'),
  parameters: {
    msw: mockResource(
      'election',
      sampleElections.filter(({ id }) => id === 1),
    ),
    sheet: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The page' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** Markup in a record is text, and an endless word breaks. */
export const ElectionsHostile: Story = {
  args: pageWith('upcomingElections', { count: '6' }),
  parameters: { msw: mockResource('election', hostileElections) },
};

/** People of one type, in the order of their list, under the name of their page. */
export const Team: Story = {
  args: pageWith('team', { title: '', type: 'director' }),
  parameters: { msw: mockResource('team', sampleTeam) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Board of directors')).toEqual([
      'Rev. Dr. Hosea Pickens',
      'Delphine Okafor-Reed',
    ]);
    await expect(canvas.getByRole('link', { name: 'See all directors' })).toHaveAttribute(
      'href',
      '/team-type/director',
    );
  },
};

/** Eight of many people. */
export const ManyPeople: Story = {
  args: pageWith('team', { count: '8' }),
  parameters: { msw: mockResource('team', many(sampleTeam[1], 40)) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Our team')).toHaveLength(8);
  },
};

/** Markup in a record is text, and an endless word breaks. */
export const TeamHostile: Story = {
  args: pageWith('team'),
  parameters: { msw: mockResource('team', hostileTeam) },
};

/** The newest networks; one without an address has no link. */
export const Networks: Story = {
  args: pageWith('actionNetwork'),
  parameters: { msw: mockResource('actionNetwork', sampleActionNetworks) },
  play: async ({ canvas }) => {
    await expect(await titlesIn(canvas, 'Join in where you live')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /^Keep the Land Network/ })).toHaveAttribute(
      'href',
      'https://keeptheland.example.org',
    );
    await expect(canvas.getByRole('link', { name: 'See all networks' })).toHaveAttribute('href', '/action-network');
  },
};

/** Nothing is published: visitors see the page without the section. */
export const EmptyForVisitors: Story = {
  args: pageWith('actionNetwork'),
  parameters: { msw: mockResource('actionNetwork', []) },
  play: ElectionsOver.play,
};

/** The same in the preview of the form: it says why visitors don’t see it. */
export const EmptyForEditors: Story = {
  args: pageWith('actionNetwork', {}, true),
  parameters: { msw: mockResource('actionNetwork', []) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Join in where you live' }));
    await expect(await section.findByText(/Visitors see this section once there is\.$/)).toBeVisible();
  },
};

/** The records can’t be loaded: the section says so, and offers to try again. */
export const Failed: Story = {
  args: pageWith('team'),
  parameters: { msw: mockResource('team', [], 'failing') },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Our team' }));
    await expect(await section.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
