import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Prose } from '../../data-display/Prose/index.ts';
import { SchemeSwitch } from '../../inputs/SchemeSwitch/index.ts';
import { SubscribeBox } from '../../inputs/SubscribeBox/index.ts';
import { Binding } from '../../media/Binding/index.ts';
import { BottomBar } from '../../navigation/BottomBar/index.ts';
import { Breadcrumbs } from '../../navigation/Breadcrumbs/index.ts';
import { Footer } from '../../navigation/Footer/index.ts';
import { MiddleBar } from '../../navigation/MiddleBar/index.ts';
import { MobileMenu } from '../../navigation/MobileMenu/index.ts';
import { TopBar } from '../../navigation/TopBar/index.ts';
import {
  sampleGroups,
  sampleName,
  samplePages,
  samplePrograms,
  sampleSocial,
  sampleTagline,
  sampleText,
} from '../../testing/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Section } from '../Section/index.ts';
import { PublicShell } from './PublicShell.tsx';

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
        columns={[
          { title: 'Programs', links: samplePrograms },
          { title: 'Pages', links: samplePages },
        ]}
        notices={[{ text: 'Privacy', href: '/privacy' }]}
        social={sampleSocial}
        subscribeTitle="News from the porch"
        subscribe={<SubscribeBox onSubscribe={fn(async () => {})} onFailure={fn()} hint="A letter a month, no more." />}
      />
    ),
  },
  parameters: { frame: { inline: false, heightPx: 640 }, layout: 'fullscreen' },
} satisfies Meta<typeof PublicShell>;
export default meta;
type Story = StoryObj<typeof meta>;

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
          <Prose text={sampleText(3)} />
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
