import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from '../Button/index.ts';
import { createStyleCache, PorchlightProvider } from './index.ts';
import { renderShellStyles, renderStyles } from './server.ts';

function renderPage(label: string) {
  const styleCache = createStyleCache();
  const html = renderToString(
    createElement(PorchlightProvider, { styleCache }, createElement(Button, { variant: 'donate' }, label)),
  );
  return { html, styles: renderStyles(html, styleCache) };
}

describe('a page from the server', () => {
  test('arrives with its styles in the head and none among its words', () => {
    const { html, styles } = renderPage('Give');
    expect(html).not.toContain('<style');
    const className = /class="(pl-[a-z0-9]+)/.exec(html)?.[1] ?? 'no class';
    expect(styles.map(({ css }) => css).join('')).toContain(`.${className}[data-variant=donate]`);
  });

  test('hands the global styles over, and lets Emotion bring every other rule anew', () => {
    const { styles } = renderPage('Give');
    expect(styles.map(({ attributes }) => attributes)).toEqual([
      expect.stringMatching(/^data-emotion="pl-global [a-z0-9]+" data-s$/),
      'data-critical',
    ]);
  });

  test('leaves out the variants that are not on the page', () => {
    const css = renderPage('Give').styles[1]?.css;
    expect(css).toContain('[data-variant=donate]');
    expect(css).not.toContain('[data-variant=secondary]');
  });

  test('shows the dark scheme by the system or by choice, without a script', () => {
    const css = renderPage('Give')
      .styles.map((style) => style.css)
      .join('');
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){');
    expect(css).toContain(':root[data-scheme=dark],[data-night]{');
  });

  test('spends less than 5000 characters on colors, fonts and base styles', () => {
    const css = renderShellStyles()
      .filter(({ attributes }) => attributes.startsWith('data-emotion'))
      .map((style) => style.css)
      .join('');
    expect(css).toContain('@font-face');
    expect(css.length).toBeLessThan(5000);
  });

  test('gets the styles of its own cache only', () => {
    const first = renderPage('First');
    const second = renderPage('Second');
    expect(second.styles).toEqual(first.styles);
  });
});
