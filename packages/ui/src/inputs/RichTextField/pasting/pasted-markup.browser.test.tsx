import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { bareEditor, pasteMarkup, savedText } from './paste-markup.ts';
import type { PasteReport } from './paste-report.ts';

const editor = bareEditor();
beforeEach(() => editor.commands.clearContent());
afterAll(() => editor.destroy());

/** What is saved after a paste, and what was reported. */
function pasted(markup: string): [text: string, report: Partial<PasteReport>] {
  const report = pasteMarkup(editor, markup);
  return [savedText(editor), Object.fromEntries(Object.entries(report).filter(([, count]) => count > 0))];
}

const day = '<tr><td>Day</td><td>Open</td></tr>';
describe('tables and lists of other programs can be saved', () => {
  test.each([
    ['Excel', `<table><col width=64 span=2>${day}</table>`, 'Day | Open'],
    [
      'Google Sheets',
      `<google-sheets-html-origin><table><colgroup><col width="100"/></colgroup>${day}</table>`,
      'Day | Open',
    ],
    [
      'LibreOffice Calc',
      `<table><colgroup width="85"></colgroup>${day.replaceAll('<td', '<td height="17" align="left"')}</table>`,
      'Day | Open',
    ],
    ['right-aligned cells', `<table>${day.replaceAll('<td', '<td style="text-align: right"')}</table>`, 'Day | Open'],
    [
      'a cell wider than a browser allows',
      '<table><tr><td colspan="99999">Day</td></tr><tr><td>a</td><td>b</td></tr></table>',
      'Day\na | b',
    ],
    ['a caption', `<table><caption>Hours</caption>${day}</table>`, 'Hours\n\nDay | Open'],
    [
      'a table that arranges a newsletter',
      '<table role="presentation"><tr><td><p>Dear</p></td><td><p>friends</p></td></tr></table>',
      'Dear\n\nfriends',
    ],
    ['an empty table', '<p>Hours</p><table></table>', 'Hours'],
    [
      'a list of Google Docs with a second level',
      '<ol><li style="list-style-type:decimal"><p>Wash</p></li><ol><li style="list-style-type:lower-alpha"><p>cold</p></li></ol><li><p>Salt</p></li></ol>',
      '1. Wash\na. cold\n2. Salt',
    ],
    ['a list of Outlook', "<ol style='margin-top:0in' start=1 type=1><li class=MsoNormal>Wash</li></ol>", '1. Wash'],
    ['letters', '<ol type="a"><li>First</li><li>Second</li></ol>', 'a. First\nb. Second'],
    ['numerals that begin later', '<ol type="I" start="4"><li>First</li></ol>', 'IV. First'],
    ['numbers that jump', '<ol><li>a</li><li value="5">b</li><li>c</li></ol>', '1. a\n\n5. b\n6. c'],
    ['numbers that count down', '<ol reversed><li>a</li><li>b</li></ol>', '2. a\n\n1. b'],
    ['a number of ten digits', '<ol start="2147483647"><li>a</li></ol>', '2147483647. a'],
    [
      'check boxes',
      '<ul><li role="checkbox" aria-checked="true"><p>Jars</p></li><li data-checked="false">Lids</li></ul>',
      '• ☑ Jars\n• ☐ Lids',
    ],
    [
      'a check list of Google Docs',
      '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AAAA" alt="checked"><p>Jars</p></li></ul>',
      '• ☑ Jars',
    ],
  ])('%s', (_, markup, text) => {
    expect(pasted(markup)[0]).toBe(text);
  });
});

const word = (marker: string, text: string, level = 1, list = 'l0') =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp; </span></span>${text}</p>`;
test('lists of Word keep their kinds and their numbers, and numbers that no list has stay as words', () => {
  const markup = `${word('3.', 'Wash')}${word('(a)', 'cold', 2)}${word('(b)', 'clean', 2)}${word('4.', 'Salt')}<p>Then</p>${word('5.', 'Wait')}`;
  expect(pasted(markup)[0]).toBe('3. Wash\na. cold\nb. clean\n4. Salt\n\nThen\n\n5. Wait');
  editor.commands.clearContent();
  expect(pasted(`${word('1.1', 'Scope')}${word('Article II.', 'Members')}`)[0]).toBe(
    '1.1 Scope\n\nArticle II. Members',
  );
});

test('a list of the next level that stands alone belongs to the item before it, and is none of an empty one', () => {
  const inner = '<ul><ul><li>shelled</li></ul></ul>';
  expect(pasted(`${word('·', 'Peas')}${inner}`)[0]).toBe('• Peas\n• shelled');
  expect(editor.getHTML().match(/<ul/g)).toEqual(['<ul', '<ul']);
  editor.commands.clearContent();
  expect(pasted(`<p>Bring</p>${inner}`)[0]).toBe('Bring\n\n• shelled');
});

test('a list shows the kind of its numbers, and keeps it when it is copied within the editor', () => {
  pasted('<ol type="A" start="3"><li>Members</li></ol>');
  const markup = editor.getHTML();
  expect(markup).toContain('list-style-type: upper-alpha');
  editor.commands.clearContent();
  expect(pasted(markup)[0]).toBe('C. Members');
});

test('the line breaks that Word puts into styles change nothing', () => {
  expect(pasted(word('7.', 'Wash').replaceAll(':', ':\n'))[0]).toBe('7. Wash');
});

describe('pasting does not change what a text says', () => {
  test.each([
    ['a footnote mark', 'Founded in 1965<sup>12</sup>.', 'Founded in 1965¹².', { spelled: 1 }],
    ['a power', '10<sup>6</sup> acres, 10<sup>−3</sup>', '10⁶ acres, 10⁻³', { spelled: 2 }],
    ['a formula of chemistry', 'H<sub>2</sub>O', 'H₂O', { spelled: 1 }],
    ['a power of letters', 'x<sup>a+b</sup> and x<sub>max</sub>', 'x^(a+b) and x_(max)', { spelled: 2 }],
    ['an ordinal', 'The 1<sup>st</sup> of May, 2<sup>nd</sup>', 'The 1st of May, 2nd', {}],
    ['a trade mark', 'Mason<sup>TM</sup> jars', 'Mason™ jars', { spelled: 1 }],
    [
      'a mark in brackets',
      'grew<sup><a href="https://example.org/n">[1]</a></sup>.',
      'grew[[1]](https://example.org/n).',
      {},
    ],
    [
      'raised text of Google Docs',
      'r<span style="font-size:0.6em;vertical-align:super;">2</span>',
      'r²',
      { spelled: 1 },
    ],
    [
      'raised text of a style sheet',
      '<style>.font5 {vertical-align:super;}</style>r<span class="font5">2</span>',
      'r²',
      { spelled: 1 },
    ],
    [
      'a formula',
      '<math><msup><mi>r</mi><mn>2</mn></msup><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
      'r² = 1/2',
      { spelled: 1 },
    ],
    [
      'a formula of Wikipedia',
      '<span class="mwe-math-element"><span style="display: none;"><math><msup><mi>r</mi><mn>2</mn></msup></math></span><img alt="{\\displaystyle r^{2}}" src="https://example.org/a.svg"></span>',
      'r²',
      { spelled: 1 },
    ],
    ['a struck-out price', 'Tickets <s>$20</s> $15', 'Tickets ~~$20~~ $15', {}],
    [
      'a price struck out by style',
      'Tickets <span style="text-decoration: line-through">$20</span> $15',
      'Tickets ~~$20~~ $15',
      {},
    ],
    ['a deletion that a page shows', 'Tickets <del>$20</del> $15', 'Tickets ~~$20~~ $15', {}],
    [
      'a tracked deletion of Word',
      'The fee is <span class=msoDel><del cite="mailto:x" datetime="2026">500</del></span><ins>5</ins>.',
      'The fee is 5.',
      { deleted: 1 },
    ],
    [
      'a comment of Word',
      'Monday<span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AB1]</a></span>.',
      'Monday.',
      { comments: 1 },
    ],
    ['a comment of Google Docs', 'Monday<sup><a href="#cmnt1">[a]</a></sup>.', 'Monday.', { comments: 1 }],
    [
      'an emoji of Gmail',
      'Thanks <img data-emoji="🎉" alt="🎉" src="https://fonts.gstatic.com/s/e/notoemoji/15.1/1f389/72.png">',
      'Thanks 🎉',
      { spelled: 1 },
    ],
    [
      'an emoji without a name',
      'Thanks <img src="https://abs.twimg.com/emoji/v2/svg/1f1e9-1f1ea.svg">',
      'Thanks 🇩🇪',
      { spelled: 1 },
    ],
    [
      'a smiley of Outlook',
      "Thanks <span style='font-family:Wingdings;mso-char-type:symbol;mso-symbol-font-family:Wingdings'>J</span>",
      'Thanks ☺',
      { spelled: 1 },
    ],
    ['a Greek letter of the Symbol font', 'angle <span style="font-family:Symbol">a</span>', 'angle α', { spelled: 1 }],
    ['a quotation', 'She said <q>eat up</q>.', 'She said “eat up”.', {}],
    ['a reading', '<ruby>漢字<rt>kanji</rt></ruby>', '漢字 (kanji)', {}],
    ['capitals', '<span style="text-transform: uppercase">nasa</span>', 'NASA', {}],
    ['lines of a poem', '<pre>One\nTwo</pre>', 'One\nTwo', {}],
  ])('%s', (_, markup, text, report) => {
    expect(pasted(`<p>${markup}</p>`)).toEqual([text, report]);
  });
});

test('a line between parts stays one, and so does the title of a part that opens', () => {
  expect(pasted('<p>One</p><hr><details><summary>More</summary>Inside</details><hr>')[0]).toBe(
    'One\n\n* * *\n\nMore\n\nInside',
  );
});

describe('what its author hid does not appear', () => {
  const rows = '<tr><td>Name</td><td>SECRET</td><td>Town</td></tr>';
  test.each([
    [
      'a row',
      '<table><tr><td>Name</td><td>Town</td></tr><tr style="display:none"><td>SECRET</td></tr></table>',
      'Name | Town',
    ],
    ['a column', `<table><col><col style="display:none"><col>${rows}</table>`, 'Name | Town'],
    [
      'a column of a span',
      `<table><col><col span=1 style="visibility:collapse"><col>${rows}${rows}</table>`,
      'Name | Town\nName | Town',
    ],
    [
      'a column under a wide title',
      `<table><col><col style="display:none"><col><tr><td colspan=3>Team</td></tr>${rows}</table>`,
      'Team\nName | Town',
    ],
    [
      'a class of Excel',
      `<style>.xl65 {display:none}</style><table><tr><td>Name</td><td class=xl65>SECRET</td><td>Town</td></tr></table>`,
      'Name | Town',
    ],
    ['a run of Word', "<p>Name <span style='display:none;mso-hide:all'>SECRET</span> Town</p>", 'Name Town'],
    ['the hidden attribute', '<p>Name <span hidden>SECRET</span>Town</p>', 'Name Town'],
    ['visibility', '<p>Name <span style="visibility:hidden">SECRET</span>Town</p>', 'Name Town'],
    ['a preheader', '<div style="max-height:0;overflow:hidden">SECRET</div><p>Name Town</p>', 'Name Town'],
    ['a preheader of one pixel', '<div style="font-size:1px;color:#ffffff">SECRET</div><p>Name Town</p>', 'Name Town'],
    ['size zero', '<p>Name <span style="font-size:0">SECRET</span>Town</p>', 'Name Town'],
    ['white on white', '<p>Name Town <span style="color:white">SECRET</span></p>', 'Name Town'],
    ['black on black', '<p>Name Town <span style="background:black;color:#000">SECRET</span></p>', 'Name Town'],
    ['no color', '<p>Name Town <font color="#ffffff">SECRET</font></p>', 'Name Town'],
    ['out of the window', '<p>Name <span style="position:absolute;left:-9999px">SECRET</span>Town</p>', 'Name Town'],
  ])('%s', (_, markup, text) => {
    const [saved, report] = pasted(markup);
    expect(saved.replace(/\s*\n\s*/g, '\n')).toBe(text);
    expect(report.hidden).toBeGreaterThan(0);
  });

  test.each([
    [
      'white on blue',
      '<table><tr><td style="background:#4472C4;color:white">Name</td><td>Town</td></tr></table>',
      'Name | Town',
    ],
    ['a page with a dark background', '<p style="color:#fff">Name Town</p>', 'Name Town'],
    [
      'white on a picture',
      '<p>Come to the hall today</p><div style="background-image:url(a.png)"><p style="color:#fff">Name</p></div>',
      'Come to the hall today\n\nName',
    ],
    [
      'letters in a box of size zero',
      '<div style="font-size:0"><span style="font-size:16px">Name Town</span></div>',
      'Name Town',
    ],
    ['an empty hidden box', '<div style="display:none"></div><p>Name Town</p>', 'Name Town'],
  ])('but %s does', (_, markup, text) => {
    expect(pasted(markup)).toEqual([text, {}]);
  });
});

describe('what can’t be had leaves its name at its place', () => {
  test.each([
    [
      'a picture of another site',
      'Jars <img src="https://example.org/a.jpg" alt="Two jars"> here',
      'Jars [Picture: Two jars] here',
      { pictures: 1 },
    ],
    ['a picture of Word', 'Jars <img src="file:///C:/a.png">', 'Jars [Picture]', { pictures: 1 }],
    ['a picture that counts readers', 'Jars<img src="https://example.org/a.gif" width=1 height=1>', 'Jars', {}],
    [
      'a player',
      '<iframe src="https://example.org/tour" title="Tour"></iframe>',
      '[[Tour]](https://example.org/tour)',
      { media: 1 },
    ],
    ['a link that only works there', 'See <a href="about.html">this</a>', 'See this', { links: 1 }],
    ['a link within a page', 'See <a href="#part">this</a>', 'See this', { links: 1 }],
  ])('%s', (_, markup, text, report) => {
    expect(pasted(`<p>${markup}</p>`)).toEqual([text, report]);
  });

  test('a video of a known site stays one', () => {
    const markup = '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="How to can"></iframe>';
    expect(pasted(markup)).toEqual(['[Video: youtube dQw4w9WgXcQ] How to can', {}]);
  });
});
