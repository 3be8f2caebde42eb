import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardGrid } from '../../cards/CardGrid/index.ts';
import { ContentCard } from '../../cards/ContentCard/index.ts';
import { SchemeSwitch } from '../../forms/SchemeSwitch/index.ts';
import { SubscribeBox } from '../../forms/SubscribeBox/index.ts';
import { BottomBar } from '../../navigation/BottomBar/index.ts';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { Footer } from '../../navigation/Footer/index.ts';
import { MiddleBar } from '../../navigation/MiddleBar/index.ts';
import { MobileMenu } from '../../navigation/MobileMenu/index.ts';
import { Pager } from '../../navigation/Pager/index.ts';
import { TopBar } from '../../navigation/TopBar/index.ts';
import { Binding } from '../../primitives/Binding/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { LongDate } from '../../primitives/LongDate/index.ts';
import { ReadMore } from '../../primitives/ReadMore/index.ts';
import { SeeAll } from '../../primitives/SeeAll/index.ts';
import {
  longTitle,
  sampleGroups,
  sampleName,
  samplePages,
  samplePrograms,
  sampleSocial,
  sampleTagline,
  sampleText,
} from '../../testing/index.ts';
import { Hero } from '../Hero/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Section } from '../Section/index.ts';
import { PublicShell } from './PublicShell.tsx';

const cards = (kind: 'story' | 'article') =>
  [
    'Leaving some for the road',
    longTitle,
    'Salt',
    'Heirs’ property in plain words',
    'What the river took',
    'The long way home from Macon',
  ].map((title, index) => (
    <ContentCard
      key={title}
      kind={kind}
      headingLevel={kind === 'story' ? 3 : 2}
      title={title}
      href="/story/1"
      image={kind === 'story' ? null : undefined}
      seed={title}
      date={`202${index}-0${index + 2}-11`}
      text={sampleText(index)}
    />
  ));

const meta = {
  title: 'Layout/PublicShell',
  tags: ['stable', 'since-0.1.0'],
  component: PublicShell,
  args: {
    header: (
      <>
        <TopBar links={samplePrograms} menu={<MobileMenu groups={sampleGroups} currentPath="/all-articles" />}>
          <SchemeSwitch />
        </TopBar>
        <MiddleBar
          name={sampleName}
          tagline={sampleTagline}
          donateHref="https://donate.example.org/porchlight"
          social={sampleSocial}
        />
        <BottomBar links={samplePages} currentPath="/all-articles" />
        <Binding />
      </>
    ),
    footer: (
      <Footer
        name={sampleName}
        email="hello@porchlight.example.org"
        phone="+1 478 555 0142"
        address={['214 Depot Street', 'Marrow Creek, Georgia 31032']}
        year={2026}
        pages={samplePages}
        programs={samplePrograms}
        notices={[{ text: 'Privacy', href: '/privacy' }]}
        social={sampleSocial}
        subscribe={<SubscribeBox onSubscribe={fn(async () => {})} onFailure={fn()} hint="A letter a month, no more." />}
      />
    ),
  },
  parameters: { frame: { inline: false, heightPx: 640 }, layout: 'fullscreen' },
} satisfies Meta<typeof PublicShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list: head, cards, pager. */
export const Default: Story = {
  args: {
    children: (
      <>
        <PageHeader
          breadcrumbs={<Breadcrumbs items={[{ text: 'Home', href: '/' }]} current="Articles" />}
          title="Articles"
          lead="What we have learned about land, votes, food and memory, written so that a neighbor can use it."
          block="ohio-star"
        />
        <Section spacing="none">
          <CardGrid>{cards('article')}</CardGrid>
          <Pager page={1} hasNext hrefFor={(page) => `/all-articles?page=${page}`} style={{ marginTop: 40 }} />
        </Section>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(main).toHaveAttribute('id', 'main');
    await expect(main).toHaveAttribute('tabindex', '-1');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

/** The start page: one lit window, sections by turns on page, band and night. */
export const Landing: Story = {
  args: {
    children: (
      <>
        <Hero
          title="The porch light is on"
          lead="Free groceries every Thursday and Friday. Help with your vote. The stories of Marrow Creek, kept by the people who lived them."
          actions={
            <>
              <Button href="/events">Come to an event</Button>
              <Button variant="outlined" href="/what-we-do">
                See what we do
              </Button>
            </>
          }
        />
        <Section
          title="Stories from the county"
          lead="Told on porches, written down with care."
          action={<SeeAll href="/stories" context="stories" />}
        >
          <CardGrid>{cards('story').slice(0, 3)}</CardGrid>
        </Section>
        <Section tone="band" title="Who we are for" width="prose">
          <p>Anyone in the county, and anyone who left it.</p>
        </Section>
      </>
    ),
  },
};

/** One record: date, long title, long text. */
export const Detail: Story = {
  args: {
    children: (
      <>
        <PageHeader
          breadcrumbs={
            <Breadcrumbs
              items={[
                { text: 'Home', href: '/' },
                { text: 'Articles', href: '/all-articles' },
              ]}
              current={longTitle}
            />
          }
          eyebrow={<LongDate date="2026-02-11" />}
          title={longTitle}
        />
        <Section spacing="none">
          <ReadMore text={sampleText(9)} />
        </Section>
      </>
    ),
  },
};
