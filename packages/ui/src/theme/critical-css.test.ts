import { describe, expect, test } from 'vitest';
import { criticalCss, usedKeyframes } from './critical-css.ts';
import { PageElements } from './page-elements.ts';

const page = new PageElements(
  '<a class="pl-a pl-b" data-variant="primary" data-live="">Go</a>' +
    '<details class="pl-c"><summary>More<br/><b></b></summary><p></p></details>',
);

describe('the styles a page arrives with', () => {
  test.each([
    ['.pl-a[data-variant=primary]{color:red}', 'a variant that is there'],
    ['.pl-a[data-live]{color:red}', 'an attribute that is there'],
    ['.pl-a:not([data-gone]){color:red}', 'what must not be there'],
    ['.pl-a:has([data-gone]:focus){color:red}', 'what may be inside'],
    ['[open]>summary{color:red}', 'what the browser sets'],
    [':root[data-scheme=dark] .pl-a{color:red}', 'what the server sets'],
    ['.pl-a:focus-visible{color:red}', 'what a key does'],
    ['.pl-c summary::before,.pl-c>*{color:red}', 'what is inside'],
    ['.pl-a.pl-b{color:red}', 'two classes at once'],
    ['.pl-a+.pl-c>summary b,.pl-a~details p{color:red}', 'what stands as the selector says'],
    ['.pl-c :not([open])>b{color:red}', 'what stands in what must not be'],
    ['.pl-a{transform:none}', 'what stands turned'],
    ['@media print{.pl-a{display:none}}', 'print'],
    ['@keyframes pl-drop{from{top:0}}', 'an animation'],
  ])('keep %s: %s', (css) => {
    expect(criticalCss(css, page)).toBe(css);
  });

  test('leave out variants and states that nothing on the page has', () => {
    const css =
      ".pl-a{color:blue}.pl-a[data-variant='donate']{color:red}.pl-a[data-gone],.pl-a[data-live]{top:0}@media print{.pl-a[data-gone]{top:0}}";
    expect(criticalCss(css, page)).toBe('.pl-a{color:blue}.pl-a[data-live]{top:0}');
  });

  test('leave out parts that are not there, and an attribute that only another element has', () => {
    expect(criticalCss('.pl-a>svg{top:0}.pl-c[data-live]{top:0}article:hover .pl-a{top:0}', page)).toBe('');
  });

  test.each([
    ['.pl-c>b{color:red}', 'is deeper inside'],
    ['.pl-a b{color:red}', 'is inside of something else'],
    ['.pl-c+.pl-a{color:red}', 'stands before and not after'],
    ['p~.pl-a{color:red}', 'stands elsewhere'],
    ['.pl-a:disabled{color:red}', 'would have to be unusable'],
    ['.pl-a:hover{color:red}', 'only shows under a pointer'],
    ['.pl-a{transition:color 1s}', 'only says how it changes'],
  ])('leave out %s, which %s', (css) => {
    expect(criticalCss(css, page)).toBe('');
  });

  test('are told anew for every page', () => {
    const css = ".pl-a[data-variant='donate']{color:red}";
    expect(criticalCss(css, page)).toBe('');
    expect(criticalCss(css, new PageElements('<a class="pl-a" data-variant="donate"></a>'))).not.toBe('');
  });

  test('are written as short as they can be', () => {
    const css = ".pl-a[data-variant='primary']{margin:0.5rem -0.25rem 10.5px;color:rgb(0, 0, 0)}";
    expect(criticalCss(css, page)).toBe('.pl-a[data-variant=primary]{margin:.5rem -.25rem 10.5px;color:rgb(0,0,0)}');
  });

  test('carry the animations that one of them names', () => {
    const drop = '@keyframes pl-drop{from{top:0}}';
    expect(usedKeyframes(`${drop}.pl-a{animation:pl-drop 1s}`)).toContain(drop);
    expect(usedKeyframes(`${drop}.pl-a{animation:pl-dropped 1s}`)).toBe('.pl-a{animation:pl-dropped 1s}');
  });
});
