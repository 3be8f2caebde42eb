import { wordMarker } from './word-marker.ts';

/** Makes lists of what programs write as such, and keeps their kinds, levels and numbers. */
export function normalizeLists(root: HTMLElement): void {
  convertWordLists(root);
  for (const list of root.querySelectorAll('ol, ul')) moveIntoItem(list);
  for (const list of root.querySelectorAll('ol')) keepNumbers(list);
}

/** List and level of a Word paragraph; null if it isn't in a list. */
function wordLevel(element: Element): { id: string; level: number } | null {
  const [, id = '', level] = /mso-list:\s*(l\d+) level(\d)/i.exec(element.getAttribute('style') ?? '') ?? [];
  return level ? { id, level: Number(level) } : null;
}

/** Word's lists are paragraphs with a bullet or a number. */
function convertWordLists(root: HTMLElement): void {
  /** The open lists, the outermost first. */
  let open: { list: Element; level: number; kind: string; next: number }[] = [];
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const place = wordLevel(paragraph);
    if (place === null || paragraph.closest('li')) continue;
    const { level } = place;
    const previous = paragraph.previousElementSibling;
    if (!previous || previous !== open[0]?.list) open = [];
    const ignored = paragraph.querySelector('[style*="mso-list:ignore" i]');
    const text = ignored?.textContent ?? '';
    ignored?.remove();
    const marker = wordMarker(
      text,
      open.findLast((each) => each.level === level),
    );
    if (marker.kind === 'words') {
      // Numbers that no list has, such as 1.2 or Article I, stand in the text.
      paragraph.prepend(`${text.replace(/\s+/g, ' ').trim()} `);
      open = [];
      continue;
    }
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let last = open.at(-1);
    const isNext = last?.level === level && last.kind === marker.kind && (marker.number ?? last.next) === last.next;
    if (!last || last.level < level || !isNext) {
      const list = root.ownerDocument.createElement(marker.kind === 'bullet' ? 'ul' : 'ol');
      if (marker.type) list.setAttribute('type', marker.type);
      if (marker.number !== undefined && marker.number !== 1) list.setAttribute('start', String(marker.number));
      if (last?.level === level) open.pop();
      const item = open.at(-1)?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      last = { list, level, kind: marker.kind, next: marker.number ?? 1 };
      open.push(last);
    }
    last.next += 1;
    const item = root.ownerDocument.createElement('li');
    const content = root.ownerDocument.createElement('p');
    content.append(...paragraph.childNodes);
    item.append(content);
    last.list.append(item);
    paragraph.remove();
  }
}

/** Google Docs and Outlook write a list of the next level beside the item it belongs to. */
function moveIntoItem(list: Element): void {
  const parent = list.parentElement;
  if (!parent?.matches('ol, ul')) return;
  const previous = list.previousElementSibling;
  const before = parent.previousElementSibling;
  const item = previous ?? (before?.matches('ol, ul') ? before.lastElementChild : null);
  if (item?.localName === 'li') item.append(list);
  else parent.before(list);
  if (parent.childElementCount === 0) parent.remove();
}

const listTypes: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** The kind of a list's numbers, as HTML names it; '' for digits. */
function typeOf(list: HTMLOListElement): string {
  const item = list.querySelector('li');
  const named = [list, item].map((element) => listTypes[element?.style.listStyleType ?? '']).find(Boolean);
  const attribute = list.getAttribute('type') ?? item?.getAttribute('type') ?? '';
  return named ?? (/^[aAiI]$/.test(attribute) ? attribute : '');
}

/** Splits a list where its numbers don't follow each other, since a text can only have the first number of a list. */
function keepNumbers(list: HTMLOListElement): void {
  const items = [...list.children].filter((child): child is HTMLLIElement => child instanceof HTMLLIElement);
  const type = typeOf(list);
  const step = list.reversed ? -1 : 1;
  const first = list.reversed && !list.hasAttribute('start') ? items.length : list.start;
  let number = items[0]?.hasAttribute('value') ? items[0].value : first;
  let current = list;
  setNumbers(current, type, number);
  for (const [index, item] of items.entries()) {
    const expected = number;
    if (index > 0 && item.hasAttribute('value')) number = item.value;
    if (index > 0 && (number !== expected || step < 0)) {
      const rest = list.ownerDocument.createElement('ol');
      rest.append(...[...current.childNodes].slice([...current.childNodes].indexOf(item)));
      current.after(rest);
      current = rest;
      setNumbers(current, type, number);
    }
    number += step;
  }
}

function setNumbers(list: HTMLOListElement, type: string, start: number): void {
  list.removeAttribute('reversed');
  list.removeAttribute('type');
  list.setAttribute('start', String(start));
  if (type) list.setAttribute('type', type);
}
