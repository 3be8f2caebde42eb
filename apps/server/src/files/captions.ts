import { FileRejected } from './file-rejected.ts';

/** A cue setting for position and alignment. @see https://www.w3.org/TR/webvtt1/#webvtt-cue-settings */
const cueSetting =
  /^(vertical:(rl|lr)|line:-?[\d.]+%?(,\w+)?|position:[\d.]+%(,[\w-]+)?|size:[\d.]+%|align:(start|center|end|left|right))$/;
const timingPattern = /^\s*(\S+)\s*-->\s*(\S+)(.*)$/;
const timestampPattern = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})$/;
/** A `<` that begins no tag of WebVTT. */
const unknownTag = /<(?!\/?(?:b|i|u|c|v|ruby|rt|lang)\b[^<>]*>|\d[\d:.]*>)/g;

/** A line of the file with its number. */
interface Line {
  text: string;
  number: number;
}

/**
 * Converts captions in WebVTT or SubRip to WebVTT that contains only cues, without styles.
 * @throws FileRejected `bad_file` that names the line and says what to do
 */
export function readCaptions(content: Buffer): Buffer {
  const lines = textOf(content).split(/\r\n?|\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const isWebVtt = /^WEBVTT(?=\s|$)/.test(lines[0] ?? '');
  if (!isWebVtt && !/^\d+$/.test(first.trim()) && !timingPattern.test(first)) {
    throw badFile('We can’t read these captions. Choose a WebVTT (.vtt) or SubRip (.srt) file.');
  }
  if (isWebVtt) rejectTimes(blocksOf(lines)[0] ?? []);
  let last = 0;
  const cues = blocksOf(lines).flatMap((block, index) => {
    if (isWebVtt && (index === 0 || /^(NOTE|STYLE|REGION)(?=\s|$)/.test(block[0]?.text ?? ''))) return [];
    const cue = readCue(block, last);
    last = cue.startMs;
    return cue.text === ''
      ? []
      : [`${formatTime(cue.startMs)} --> ${formatTime(cue.endMs)}${cue.settings}\n${cue.text}`];
  });
  if (cues.length === 0) throw badFile('This file has no captions. Choose another.');
  return Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`);
}

function textOf(content: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw badFile('This isn’t UTF-8 text. Save the captions again with UTF-8 encoding.');
  }
  if (text.includes('\0')) throw badFile('This isn’t a text file. Choose a WebVTT (.vtt) or SubRip (.srt) file.');
  return text;
}

/** Splits a file at blank lines. */
function blocksOf(lines: readonly string[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ text, number: index + 1 });
  }
  return blocks.filter((block) => block.length > 0);
}

function readCue(block: readonly Line[], lastMs: number) {
  const [first, second] = block;
  const head = first && (timingPattern.test(first.text) ? first : second);
  const [, from = '', to = '', settingsText = ''] = timingPattern.exec(head?.text ?? '') ?? [];
  if (!head || from === '')
    throw badFile(`Line ${first?.number}: a caption needs times, such as 00:01.000 --> 00:04.000.`);
  const [startMs, endMs] = [from, to].map((time) => {
    const ms = milliseconds(time);
    if (ms === null)
      throw badFile(`Line ${head.number}: “${time.slice(0, 30)}” is not a time. Write it as 00:01:02.500.`);
    return ms;
  });
  if (startMs === undefined || endMs === undefined) throw badFile(`Line ${head.number}: a time is missing.`);
  if (endMs <= startMs) throw badFile(`Line ${head.number}: this caption ends before it begins. Correct its times.`);
  if (startMs < lastMs) {
    throw badFile(`Line ${head.number}: this caption begins before the one above it. Put them in order.`);
  }
  const textLines = block.slice(block.indexOf(head) + 1);
  rejectTimes(textLines);
  const settings = settingsText.split(/\s+/).filter((each) => cueSetting.test(each));
  return {
    startMs,
    endMs,
    settings: settings.map((each) => ` ${each}`).join(''),
    text: textLines
      .map(({ text }) => cueText(text))
      .join('\n')
      .trim(),
  };
}

/** Refuses times in a caption's text. */
function rejectTimes(lines: readonly Line[]): void {
  const stray = lines.find(({ text }) => text.includes('-->'));
  if (stray) throw badFile(`Line ${stray.number}: there is no blank line above these times. Add one.`);
}

/** A line of a caption without SubRip's markup and with other special characters escaped. */
function cueText(line: string): string {
  return line
    .replace(/\{\\an\d\}|<\/?font\b[^>]*>/gi, '')
    .replace(/&(?!(?:amp|lt|gt|lrm|rlm|nbsp|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(unknownTag, '&lt;')
    .trimEnd();
}

function milliseconds(time: string): number | null {
  const [, hours = '0', minutes, seconds, thousandths] = timestampPattern.exec(time) ?? [];
  if (minutes === undefined) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);
}

/** Formats a time in WebVTT: `00:01:02.500`. */
function formatTime(ms: number): string {
  const part = (unit: number, digits = 2) => String(unit).padStart(digits, '0');
  const seconds = Math.floor(ms / 1000);
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}.${part(ms % 1000, 3)}`;
}

function badFile(message: string): FileRejected {
  return new FileRejected('bad_file', message);
}
