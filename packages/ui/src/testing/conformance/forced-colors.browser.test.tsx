import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import Plot from '../../data-display/BarChart/Plot.tsx';
import { DataSaverSwitch } from '../../inputs/DataSaverSwitch/index.ts';
import { BottomBar } from '../../navigation/BottomBar/index.ts';
import { FilterLinks } from '../../navigation/FilterLinks/index.ts';
import { Sidebar } from '../../navigation/Sidebar/index.ts';
import { Tabs } from '../../navigation/Tabs/index.ts';
import { TopBar } from '../../navigation/TopBar/index.ts';
import { type Mounted, mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';

// High contrast modes replace every color, so colors and shadows must not be the only cue.

/** The styles that draw an element's edges. */
function edgesOf(element: Element): string {
  const { borderBlockEndColor, borderBlockEndStyle, outline, boxShadow } = getComputedStyle(element);
  return [borderBlockEndColor, borderBlockEndStyle, outline, boxShadow].join(' ');
}

let mounted: Mounted | undefined;

async function render(element: React.ReactNode): Promise<HTMLElement> {
  mounted = await mount(<StoryProviders>{element}</StoryProviders>);
  return mounted.container;
}

/** Emulates system settings in Chromium. This replaces all earlier ones. */
async function forceColors(value: 'active' | 'none'): Promise<void> {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

beforeAll(async () => {
  await page.viewport(1280, 720);
  await forceColors('active');
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

afterEach(() => {
  mounted?.unmount();
  document.documentElement.removeAttribute('data-saver');
});

afterAll(() => forceColors('none'));

const links = [
  { text: 'Events', href: '/events' },
  { text: 'Stories', href: '/stories' },
];

test.each([
  ['the bar of programs', <TopBar key="top" links={links} currentPath="/stories" menu={null} />],
  ['the bar of pages', <BottomBar key="bottom" links={links} currentPath="/stories" />],
  [
    'the dashboard’s sidebar',
    <Sidebar
      key="side"
      groups={[{ items: links.map(({ text, href }) => ({ label: text, href })) }]}
      currentHref="/stories"
    />,
  ],
  [
    'the filters of a list',
    <FilterLinks
      key="filter"
      label="Kinds"
      links={links.map((link) => ({ ...link, isCurrent: link.href === '/stories' }))}
    />,
  ],
])('with forced colors the current page stands out in %s', async (_where, element) => {
  const container = await render(element);
  const current = container.querySelector('a[aria-current]');
  const other = container.querySelector('a[href="/events"]');
  expect(edgesOf(current as Element)).not.toBe(edgesOf(other as Element));
});

test('with forced colors only the selected tab is marked', async () => {
  const tabs = [
    { id: 'fields', label: 'Article' },
    { id: 'history', label: 'History' },
  ];
  const container = await render(
    <Tabs label="About this article" tabs={tabs} selected="fields" onSelect={() => {}}>
      Fields
    </Tabs>,
  );
  const [chosen, other] = container.querySelectorAll('[role="tab"]');
  const lineOf = (tab: Element | undefined) => getComputedStyle(tab as Element).borderBlockEndColor;
  expect(lineOf(other)).toBe(getComputedStyle(document.body).backgroundColor);
  expect(lineOf(chosen)).not.toBe(lineOf(other));
});

test('with forced colors the data saver switch shows whether it is on', async () => {
  const container = await render(<DataSaverSwitch />);
  const visibleIcon = () =>
    [...container.querySelectorAll('svg')].filter((icon) => icon.getBoundingClientRect().width > 0);
  const off = visibleIcon();
  document.documentElement.dataset.saver = '';
  const on = visibleIcon();
  expect([off.length, on.length]).toEqual([1, 1]);
  expect(on[0]).not.toBe(off[0]);
  const { body } = document;
  expect(getComputedStyle(on[0] as Element).color).not.toBe(getComputedStyle(body).backgroundColor);
});

test('with forced colors bars have the height of their values', async () => {
  const bars = [1, 5].map((value) => ({ label: `Month ${value}`, shortLabel: `${value}`, value }));
  const container = await render(<Plot bars={bars} kind="number" heightPx={200} />);
  // Transparent borders are drawn as well, unless `forced-color-adjust` is set.
  const filled = [...container.querySelectorAll('rect')].filter((bar) => {
    const { fill, forcedColorAdjust } = getComputedStyle(bar) as CSSStyleDeclaration & { forcedColorAdjust: string };
    return fill !== 'rgba(0, 0, 0, 0)' || forcedColorAdjust !== 'none';
  });
  const [low, high] = filled.map((bar) => bar.getBoundingClientRect().height);
  expect(filled).toHaveLength(2);
  expect(high).toBeGreaterThan(4 * (low ?? 0));
});
