import { FileRejected } from '../errors/file-rejected.ts';
import { decodeCaptions } from './decode-captions.ts';

/** A cue setting for position and alignment. @see https://www.w3.org/TR/webvtt1/#webvtt-cue-settings */
const cueSetting =
  /^(vertical:(rl|lr)|line:-?[\d.]+%?(,\w+)?|position:[\d.]+%(,[\w-]+)?|size:[\d.]+%|align:(start|center|end|left|right))$/;
const timingPattern = /^\s*(\S+)\s*-->\s*(\S+)(.*)$/;
/** Times of YouTube's own format, SubViewer. */
const subViewerPattern = /^\s*(\d+:\d\d:\d\d\.\d{3}),(\d+:\d\d:\d\d\.\d{3})()\s*$/;
const timestampPattern = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]\d)(?:[.,](\d{1,3}))?$/;
/** A `<` that begins no tag of WebVTT. */
const unknownTag = /<(?!\/?(?:b|i|u|c|v|ruby|rt|lang)\b[^<>]*>|\d[\d:.]*>)/g;
/** Duration of a caption that begins and ends at once, in milliseconds, so that it can be read. ours */
const shortestMs = 1000;
/** Maximum number of lines that an error names. ours */
const namedLinesMax = 10;

/** A line of the file with its number. */
interface Line {
  text: string;
  number: number;
}

interface Cue {
  startMs: number;
  endMs: number;
  settings: string;
  lines: Line[];
}

/**
 * Converts captions in WebVTT, SubRip or SubViewer to WebVTT that contains only cues, without styles, in order. Times
 * begin a caption, and all lines up to the next one belong to it, as in players; some programs write blank lines
 * between.
 * @throws FileRejected `bad_file` that names the lines and says what to do
 */
export function readCaptions(content: Buffer): Buffer {
  const lines = linesOf(decodeCaptions(content));
  const first = lines.find(({ text }) => text.trim() !== '')?.text ?? '';
  const isWebVtt = /^WEBVTT(?=\s|$)/.test(lines[0]?.text ?? '');
  if (!isWebVtt && !/^\s*\d+\s*$/.test(first) && !timesIn(first)) {
    throw badFile('We can’t read these captions. Choose a WebVTT (.vtt) or SubRip (.srt) file.');
  }
  const cues = cuesIn(isWebVtt ? withoutOtherBlocks(lines) : lines);
  const backwards = cues.filter(({ startMs, endMs }) => endMs < startMs).map(({ lines: [line] }) => line?.number ?? 0);
  if (backwards.length === 1)
    throw badFile(`Line ${backwards[0]}: this caption ends before it begins. Correct its times.`);
  if (backwards.length > 1)
    throw badFile(`Lines ${namedLines(backwards)}: these captions end before they begin. Correct their times.`);
  const texts = cues.toSorted((a, b) => a.startMs - b.startMs).flatMap(webVtt);
  if (texts.length === 0) throw badFile('This file has no captions. Choose another.');
  return Buffer.from(`WEBVTT\n\n${texts.join('\n\n')}\n`);
}

function linesOf(text: string): Line[] {
  return text.split(/\r\n?|\n/).map((line, index) => ({ text: line, number: index + 1 }));
}

/** Returns the times of a line; null for any other line. */
function timesIn(line: string): RegExpExecArray | null {
  return timingPattern.exec(line) ?? subViewerPattern.exec(line);
}

/** Leaves out the head of a WebVTT, up to its first times, and comments, styles and regions, up to an empty line. */
function withoutOtherBlocks(lines: readonly Line[]): Line[] {
  let block: 'head' | 'captions' | 'other' = 'head';
  let isAfterEmptyLine = false;
  return lines.filter(({ text }) => {
    if (text === '') block = 'captions';
    else if (isAfterEmptyLine) block = /^(NOTE|STYLE|REGION)(?=\s|$)/.test(text) ? 'other' : 'captions';
    // Without an empty line, the head ends with the first times.
    else if (block === 'head' && timesIn(text)) block = 'captions';
    isAfterEmptyLine = text === '';
    return block === 'captions';
  });
}

function cuesIn(lines: readonly Line[]): Cue[] {
  const cues: Cue[] = [];
  let last: Cue | undefined;
  let firstWords: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const times = timesIn(line.text);
    if (times) {
      last = beginCue(line, times);
      cues.push(last);
    } else if (line.text.trim() !== '' && !isLabel(lines, index)) {
      firstWords ??= line;
      last?.lines.push(line);
    }
  }
  if (cues.length === 0 && firstWords)
    throw badFile(`Line ${firstWords.number}: a caption needs times, such as 00:01.000 --> 00:04.000.`);
  return cues;
}

/** Whether a line is the number or name of the caption whose times follow. */
function isLabel(lines: readonly Line[], index: number): boolean {
  const [before, line, after] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!line || !after || !timesIn(after.text)) return false;
  return before === undefined || before.text.trim() === '' || /^\s*\d+\s*$/.test(line.text);
}

function beginCue(line: Line, [, from = '', to = '', settingsText = '']: RegExpExecArray): Cue {
  const [startMs = 0, endMs = 0] = [from, to].map((time) => {
    const ms = milliseconds(time);
    if (ms === null)
      throw badFile(`Line ${line.number}: “${time.slice(0, 30)}” is not a time. Write it as 00:01:02.500.`);
    return ms;
  });
  const settings = settingsText.split(/\s+/).filter((each) => cueSetting.test(each));
  return { startMs, endMs, settings: settings.map((each) => ` ${each}`).join(''), lines: [{ ...line, text: '' }] };
}

/** Writes a cue; nothing for one without words. */
function webVtt({ startMs, endMs, settings, lines }: Cue): string[] {
  const words = lines.map(({ text }) => cueText(text)).filter((text) => text.trim() !== '');
  if (words.length === 0) return [];
  const end = endMs === startMs ? startMs + shortestMs : endMs;
  return [`${formatTime(startMs)} --> ${formatTime(end)}${settings}\n${words.join('\n').trim()}`];
}

/** A line of a caption without the markup of other formats and with other special characters escaped. */
function cueText(line: string): string {
  return line
    .replace(/\{\\[^{}]*\}|<\/?font\b[^>]*>/gi, '')
    .replace(/&(?!(?:amp|lt|gt|lrm|rlm|nbsp|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(unknownTag, '&lt;')
    .trimEnd();
}

function milliseconds(time: string): number | null {
  const [, hours = '0', minutes, seconds, fraction = ''] = timestampPattern.exec(time) ?? [];
  if (minutes === undefined) return null;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/** Formats a time in WebVTT: `00:01:02.500`. */
function formatTime(ms: number): string {
  const part = (unit: number, digits = 2) => String(unit).padStart(digits, '0');
  const seconds = Math.floor(ms / 1000);
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}.${part(ms % 1000, 3)}`;
}

function namedLines(numbers: readonly number[]): string {
  const rest = numbers.length - namedLinesMax;
  return numbers.slice(0, namedLinesMax).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function badFile(message: string): FileRejected {
  return new FileRejected('bad_file', message);
}
