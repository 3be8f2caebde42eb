import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Button } from '../inputs/Button/index.ts';
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
  test('has its styles in the head and none in the body', () => {
    const { html, styles } = renderPage('Give');
    expect(html).not.toContain('<style');
    const className = /class="[^"]*?(pl-[\w-]+)/.exec(html)?.[1] ?? 'no class';
    expect(styles.map(({ css }) => css).join('')).toContain(`.${className}{`);
  });

  test('passes its styles to Emotion, which inserts none of them again', () => {
    for (const { attributes } of renderPage('Give').styles)
      expect(attributes).toMatch(/^data-emotion="pl(-global)?( [a-z0-9]+)+(-[A-Za-z]+)*"$|^data-emotion="pl /);
  });

  test('uses the dark scheme by system setting or by choice, without a script', () => {
    const css = renderPage('Give')
      .styles.map((style) => style.css)
      .join('');
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){');
    expect(css).toContain(':root[data-scheme=dark],[data-night]{');
  });

  test("gives what is always dark MUI's colors by night as well", () => {
    const css = renderShellStyles()
      .map((style) => style.css)
      .join('');
    expect(css).toMatch(/:root,\[data-night\],\[data-tone=lamp\]\{[^}]*--pl-palette-primary-main:var\(--pl-primary\)/);
  });

  test('contains only the styles of its own cache', () => {
    const first = renderPage('First');
    const second = renderPage('Second');
    expect(second.styles).toEqual(first.styles);
  });
});
