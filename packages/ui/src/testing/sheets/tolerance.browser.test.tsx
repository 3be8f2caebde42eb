import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { compareTiles } from '../../../testing/tile-comparator.ts';
import { Heading } from '../../data-display/Heading/index.ts';
import { Typography } from '../../data-display/Typography/index.ts';
import { Button } from '../../inputs/Button/index.ts';
import { mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';
import { settlePage } from './freeze-page.ts';

/** A mostly empty sheet, on which a limit for the whole picture would miss a change. */
const sheet = (
  <StoryProviders>
    <div style={{ padding: 16, minHeight: 1200 }}>
      <Heading level={2}>Leave some for the road</Heading>
      <Typography data-testid="caption" variant="small" color="textSecondary">
        March 14, 2026
      </Typography>
      <Button data-testid="button">Publish</Button>
    </div>
  </StoryProviders>
);

async function picture(): Promise<ImageData> {
  const base64 = (await page.screenshot({ element: document.body, save: false })) as unknown as string;
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

/** Compares as the sheets are compared. */
function compare(before: ImageData, after: ImageData) {
  const read = ({ width, height, data }: ImageData) => ({ metadata: { width, height }, data });
  return compareTiles(read(before), read(after), { createDiff: false });
}

/** A picture of the sheet with a temporary change. */
async function pictureWith(testId: string, style: Partial<CSSStyleDeclaration>): Promise<ImageData> {
  const element = page.getByTestId(testId).element() as HTMLElement;
  Object.assign(element.style, style);
  const changed = await picture();
  element.removeAttribute('style');
  return changed;
}

describe('the comparison of sheets', () => {
  let before: ImageData;

  beforeAll(async () => {
    document.documentElement.dataset.scheme = 'light';
    await page.viewport(640, 1300);
    await mount(sheet);
    await settlePage();
    before = await picture();
  });

  test('accepts an identical sheet', async () => {
    expect(compare(before, await picture())).toMatchObject({ pass: true });
  });

  test.each([
    ['a button in a slightly lighter blue', 'button', { background: '#3C4894' }],
    ['a caption in the color of body text', 'caption', { color: '#1B1F3B' }],
    ['a button moved by 4 px sideways', 'button', { transform: 'translateX(4px)' }],
    ['a button moved by 4 px down', 'button', { transform: 'translateY(4px)' }],
    ['a line of small text moved by 4 px', 'caption', { transform: 'translateX(4px)' }],
  ])('catches %s', async (_change, testId, style) => {
    expect(compare(before, await pictureWith(testId, style))).toMatchObject({ pass: false });
  });

  test('catches a taller sheet', async () => {
    const { message } = compare(before, new ImageData(before.width, before.height + 1));
    expect(message).toContain(`is ${before.width}×${before.height + 1} px`);
  });

  test('accepts different font smoothing', () => {
    const smoothed = new ImageData(new Uint8ClampedArray(before.data), before.width);
    // Another build of Chromium: every pixel differs a little, one in twenty at edges a lot.
    for (let at = 0; at < smoothed.data.length; at += 4) {
      const edge = Math.abs((before.data[at] ?? 0) - (before.data[at + 4] ?? 0)) > 24;
      const off = edge && (at / 4) % 20 === 0 ? 60 : 5;
      for (const channel of [0, 1, 2]) smoothed.data[at + channel] = (before.data[at + channel] ?? 0) - off;
    }
    expect(compare(before, smoothed)).toMatchObject({ pass: true });
  });
});
