import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Prose } from '../../data-display/Prose/index.ts';
import { PageHeader } from '../../layout/PageHeader/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { sampleText } from '../../testing/index.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

const meta = {
  title: 'Media/PreviewFrame',
  tags: ['new', 'since-0.1.0'],
  component: PreviewFrame,
  args: {
    title: 'Preview on a phone',
    widthPx: 360,
    heightPx: 560,
    onEscape: fn(),
    onContentClick: fn(),
    children: (
      <>
        <PageHeader title="Seed Saturday" lead="Bring a jar, take a jar" seed="seeds" />
        <Section spacing="none" id="swap">
          <Prose text={sampleText(2)} />
          <a href="/events">All events</a>
        </Section>
      </>
    ),
  },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The document inside a frame once it is rendered. */
async function findFrameDocument(canvasElement: HTMLElement): Promise<Document> {
  const frameDocument = () => canvasElement.querySelector('iframe')?.contentDocument;
  await waitFor(() => expect(frameDocument()?.querySelector('h1')).not.toBeNull());
  return frameDocument() as Document;
}

/** A frame with its own width and the page's color scheme. Links do nothing. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const frameDocument = await findFrameDocument(canvasElement);
    const view = frameDocument.defaultView as Window;
    await expect(view.innerWidth).toBe(360);
    await expect(frameDocument.baseURI).toBe(document.baseURI);
    await waitFor(() => expect(frameDocument.fonts.check('700 32px Fraunces')).toBe(true));
    await expect(view.matchMedia('(max-width: 768px)').matches).toBe(true);
    await expect(frameDocument.documentElement.dataset.scheme).toBe(document.documentElement.dataset.scheme);
    const link = within(frameDocument.body).getByRole('link', { name: 'All events' });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(press);
    await expect(press.defaultPrevented).toBe(true);
    await expect(args.onContentClick).toHaveBeenCalledWith(['swap']);
    frameDocument.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await expect(args.onEscape).toHaveBeenCalledOnce();
  },
};

/** Desktop width, scaled to fit. The layout is the desktop one. */
export const Desktop: Story = {
  args: { title: 'Preview on a desk', widthPx: 1280, heightPx: 800 },
  play: async ({ canvasElement }) => {
    const view = (await findFrameDocument(canvasElement)).defaultView as Window;
    await expect(view.innerWidth).toBe(1280);
  },
};

/** As wide as there is room and as high as its content, so that it reads like the page around it. */
export const Fitting: Story = {
  args: { title: 'Public page', widthPx: undefined, heightPx: 'content' },
  play: async ({ canvasElement }) => {
    const frameDocument = await findFrameDocument(canvasElement);
    await waitFor(() => {
      const { scrollHeight, clientHeight } = frameDocument.documentElement;
      return expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
    });
    await expect(canvasElement.querySelector('iframe')?.getBoundingClientRect().height).toBeGreaterThan(240);
  },
};

/** The organization's own look, as around the frame. */
export const OwnLook: Story = {
  globals: { look: 'plain' },
  parameters: { sheet: false },
  play: async ({ canvasElement }) => {
    const frameDocument = await findFrameDocument(canvasElement);
    const primary = () => getComputedStyle(frameDocument.documentElement).getPropertyValue('--pl-primary');
    const { scheme } = document.documentElement.dataset;
    document.documentElement.dataset.scheme = 'light';
    await waitFor(() => expect(primary()).toBe('#0b6e4f'));
    document.documentElement.dataset.scheme = scheme;
  },
};

/** The desktop layout on a phone. */
export const DesktopOnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: { title: 'Preview on a desk', widthPx: 1280, heightPx: 800 },
  play: async ({ canvasElement }) => {
    await findFrameDocument(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.tab();
  },
};
