import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../mount.tsx';
import * as broken from './broken-components.tsx';
import { checkHydration } from './check-hydration.tsx';
import { checkNoBrokenWords, checkNoHorizontalScroll } from './check-layout.ts';
import { checkRoot } from './check-root.tsx';
import { checkTexts } from './check-texts.tsx';

// Tests each check of the suite with a component that has only that fault.

describe('ref, className and the rest', () => {
  test('a component that passes everything on is accepted', async () => {
    await expect(checkRoot(broken.SpreadsAllProps, {})).resolves.toBeUndefined();
  });

  test.each([
    ['attributes are dropped', broken.DropsAttributes, 'Attributes do not reach the root'],
    ['its own class replaces the given one', broken.ReplacesClass, 'className does not reach the root'],
    ['ref is lost', broken.DropsRef, 'ref does not give the root'],
    ['an inner element takes them', broken.SpreadsOnInnerElement, 'is not the root'],
  ])('is refused when %s', async (_fault, component, message) => {
    await expect(checkRoot(component, {})).rejects.toThrow(message);
  });
});

describe('difficult texts', () => {
  test('a component that wraps its text is accepted', async () => {
    await page.viewport(320, 640);
    expect(await checkTexts(broken.WrapsItsTitle, { title: 'A lit porch' }, '', 'WrapsItsTitle')).toBe(1);
  });

  test('is refused when a long word widens the page', async () => {
    await page.viewport(320, 640);
    const checked = checkTexts(broken.NeverWraps, { title: 'A lit porch' }, '', 'NeverWraps');
    await expect(checked).rejects.toThrow('scrolls sideways');
  });

  test('is refused when it fails without a text, also one that only its types contain', async () => {
    const source = 'export interface ThrowsOnEmptyNoteProps {\n  note?: string;\n}';
    const checked = checkTexts(broken.ThrowsOnEmptyNote, {}, source, 'ThrowsOnEmptyNote');
    await expect(checked).rejects.toThrow('With no text in note: broken on purpose');
  });

  test('is refused when it treats text as HTML', async () => {
    const checked = checkTexts(broken.RendersTextAsHtml, { items: [{ text: 'Supper' }] }, '', 'RendersTextAsHtml');
    await expect(checked).rejects.toThrow('taken for HTML');
  });
});

describe('hydration', () => {
  const { ShowsEnvironment, Throws } = broken;

  test('a component that renders the same twice is accepted', async () => {
    const markup = renderToString(<ShowsEnvironment where="browser" />);
    await expect(checkHydration(<ShowsEnvironment where="browser" />, markup)).resolves.toBeUndefined();
  });

  test('is refused when the browser renders something else', async () => {
    const markup = renderToString(<ShowsEnvironment where="server" />);
    await expect(checkHydration(<ShowsEnvironment where="browser" />, markup)).rejects.toThrow('Hydration failed');
  });

  test('is refused when only an attribute differs', async () => {
    const markup = renderToString(<ShowsEnvironment where="twin" />);
    await expect(checkHydration(<ShowsEnvironment where="browser" />, markup)).rejects.toThrow('some attributes');
  });

  test('is refused when it throws in the browser', async () => {
    await expect(checkHydration(<Throws />, '<p>1</p>')).rejects.toThrow('broken on purpose');
  });
});

describe('on a phone of 320 px', () => {
  const on320 = async (element: ReactNode, check: () => void | Promise<void>) => {
    await page.viewport(320, 640);
    const { unmount } = await mount(element);
    try {
      await check();
    } finally {
      unmount();
    }
  };

  test('is refused when it is one pixel wider than the phone', async () => {
    await expect(on320(<div style={{ width: 321, height: 9 }} />, checkNoHorizontalScroll)).rejects.toThrow(
      '321 px in 320 px',
    );
    await expect(on320(<div style={{ width: 320, height: 9 }} />, checkNoHorizontalScroll)).resolves.toBeUndefined();
  });

  test('is refused when it breaks a word of ordinary length, not when it breaks at a hyphen or an endless address', async () => {
    const { NarrowWords } = broken;
    await expect(on320(<NarrowWords text="A registration" />, checkNoBrokenWords)).rejects.toThrow("'registration'");
    await expect(on320(<NarrowWords text="A forty-one" />, checkNoBrokenWords)).resolves.toBeUndefined();
    await expect(on320(<NarrowWords text={'address'.repeat(9)} />, checkNoBrokenWords)).resolves.toBeUndefined();
  });
});
