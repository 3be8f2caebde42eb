/**
 * An article of some 900 words as clipboard HTML of the programs that people paste from, for tests.
 */

import { sampleText } from '../../testing/index.ts';

/** A block of the article; `**bold**`, `*italic*` and `[words](address)` in its text. */
type Block =
  | { kind: 'title' | 'heading' | 'subheading' | 'paragraph'; text: string }
  | { kind: 'bullets' | 'numbers'; items: readonly { text: string; level: 1 | 2 }[] };

const paragraphs = sampleText(30).split('\n\n');
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const article: readonly Block[] = [
  { kind: 'title', text: 'Canning day at the mill' },
  paragraph(
    'Bring **two jars** and *a lid*, “clean and dry,” to the old mill. [The map](https://example.org/map) helps.',
  ),
  ...paragraphs.slice(0, 9).map(paragraph),
  { kind: 'heading', text: 'What to bring' },
  {
    kind: 'bullets',
    items: [
      { text: 'Field peas, **shelled**', level: 1 },
      { text: 'pink-eye', level: 2 },
      { text: 'crowder', level: 2 },
      { text: 'Butter beans', level: 1 },
    ],
  },
  ...paragraphs.slice(9, 20).map(paragraph),
  { kind: 'subheading', text: 'In this order' },
  {
    kind: 'numbers',
    items: ['Wash the jars.', 'Salt the water.', 'Wait *an hour*.'].map((text) => ({ text, level: 1 })),
  },
  ...paragraphs.slice(20).map(paragraph),
];

/** The expected result, in the markup that `markedText` writes. */
export const cleanedArticle = article.map(markedOf).join('\n\n');

/** The article as `text/plain`. */
export const plainArticle = article
  .map((block) => ('items' in block ? block.items.map(({ text }) => plain(text)).join('\n') : plain(block.text)))
  .join('\n\n');

function markedOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `## ${block.text}`;
    case 'heading':
      return `### ${block.text}`;
    case 'subheading':
      return `#### ${block.text}`;
    case 'paragraph':
      return block.text;
    case 'bullets':
      return block.items.map(({ text }) => `• ${text}`).join('\n');
    case 'numbers':
      return block.items.map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
  }
}

function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*/g, '');
}

/** Formats the marked parts of a text with a program's own markup. */
function formatMarks(
  text: string,
  write: { plain: (words: string) => string; bold: (words: string) => string } & {
    italic: (words: string) => string;
    link: (words: string, href: string) => string;
  },
): string {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
      if (words && href) return write.link(words, href);
      if (piece.startsWith('**')) return write.bold(piece.slice(2, -2));
      return piece.startsWith('*') ? write.italic(piece.slice(1, -1)) : write.plain(piece);
    })
    .join('');
}

/** Word wraps lines of markup at any space. */
const wordWrap = (markup: string) => markup.replace(/(.{70,90}?) (?=[\p{L}“])/gu, '$1\n');

const wordText = (text: string) =>
  wordWrap(
    formatMarks(text, {
      plain: (words) =>
        words.replace(/Odessa|Whitlow/g, '<span class=SpellE>$&</span>').replace(/\. (?=\p{Lu})/gu, '.&nbsp; '),
      bold: (words) => `<b style='mso-bidi-font-weight:normal'>${words}</b>`,
      italic: (words) => `<i style='mso-bidi-font-style:normal'>${words}</i>`,
      link: (words, href) =>
        `<a href="${href}"><span style='color:#0563C1;text-decoration:underline'>${words}</span></a>`,
    }),
  );

const wordBody = article.map((block) => {
  switch (block.kind) {
    case 'title':
      return `<p class=MsoTitle><a name="_Toc1"></a>${wordText(block.text)}<o:p></o:p></p>`;
    case 'heading':
      return `<h2 style='margin-top:2.0pt'><a name="_Toc2"></a><span style='mso-bookmark:_Toc2'>${wordText(block.text)}</span><o:p></o:p></h2>`;
    case 'subheading':
      return `<h3>${wordText(block.text)}<o:p></o:p></h3>`;
    case 'paragraph':
      return `<p class=MsoNormal style='text-align:justify'><span lang=EN-US style='font-size:12.0pt;line-height:107%;font-family:"Times New Roman",serif;mso-fareast-font-family:"Times New Roman"'>${wordText(block.text)}<o:p></o:p></span></p>\n\n<p class=MsoNormal><span style='font-size:12.0pt'><o:p>&nbsp;</o:p></span></p>`;
    default:
      return block.items.map((item, index) => wordItem(block, item, index)).join('\n\n');
  }
});

function wordItem(
  { kind, items }: Block & { kind: 'bullets' | 'numbers' },
  { text, level }: { text: string; level: 1 | 2 },
  index: number,
): string {
  const [first, last] = [index === 0 ? 'First' : undefined, index === items.length - 1 ? 'Last' : undefined];
  const place = first ?? last ?? 'Middle';
  const sign = kind === 'numbers' ? `${index + 1}.` : { 1: '·', 2: 'o' }[level];
  const list = `l${kind === 'numbers' ? 1 : 0} level${level} lfo${kind === 'numbers' ? 2 : 1}`;
  const ignored = `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span>`;
  return `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;\nmso-list:${list}'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'>${ignored}</span><![endif]>${wordText(text)}<o:p></o:p></p>`;
}

/** The styles that Word adds to every copied text, about a hundred. */
const wordStyles = Array.from(
  { length: 90 },
  (_, index) =>
    `@list l${index}:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7; mso-level-tab-stop:none; font-family:Symbol;}`,
).join('\n');

export const articleFromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ruby/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:LatentStyles DefLockedState="false" LatentStyleCount="376">${'<w:LsdException Locked="false" Priority="99" Name="Normal"/>'.repeat(80)}</w:LatentStyles></xml><![endif]-->
<style><!--
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0in; font-size:11.0pt; font-family:"Calibri",sans-serif;}
${wordStyles}
--></style><!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
<body lang=EN-US link="#0563C1" vlink="#954F72" style='tab-interval:.5in;word-wrap:break-word'><!--StartFragment-->

${wordBody.join('\n\n')}

<!--EndFragment--></body></html>`;

const docsStyle = (extra: string) =>
  `font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${extra}font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;`;

const docsText = (text: string) => {
  const span = (words: string, weight: number, style: string) =>
    `<span style="${docsStyle(`font-weight:${weight};font-style:${style};`)}">${words}</span>`;
  return formatMarks(text, {
    plain: (words) => span(words, 400, 'normal'),
    bold: (words) => span(words, 700, 'normal'),
    italic: (words) => span(words, 400, 'italic'),
    link: (words, href) => `<a href="${href}" style="text-decoration:none;">${span(words, 400, 'normal')}</a>`,
  });
};

/** Nested lists are siblings of the item they belong to. */
const docsList = (tag: 'ul' | 'ol', items: readonly { text: string; level: 1 | 2 }[]) => {
  const item = ({ text, level }: { text: string; level: number }) =>
    `<li dir="ltr" style="list-style-type:${tag === 'ol' ? 'decimal' : 'disc'};${docsStyle('')}" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsText(text)}</p></li>`;
  const open = `<${tag} style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">`;
  const parts = items.map((each, index) => {
    const [before, after] = [items[index - 1]?.level ?? 1, items[index + 1]?.level ?? 1];
    return (each.level > before ? open : '') + item(each) + (each.level > after ? `</${tag}>` : '');
  });
  return `${open}${parts.join('')}</${tag}>`;
};

const docsBody = article.map((block) => {
  switch (block.kind) {
    case 'bullets':
      return docsList('ul', block.items);
    case 'numbers':
      return docsList('ol', block.items);
    case 'paragraph':
      return `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsText(block.text)}</p><br />`;
    default: {
      const level = { title: 1, heading: 2, subheading: 3 }[block.kind];
      return `<h${level} dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${docsText(block.text)}</h${level}>`;
    }
  }
});

export const articleFromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1c0e9d52-7fff-3a6e-90bb-5f5e1f0c2a11">${docsBody.join('')}</b><br class="Apple-interchange-newline">`;
