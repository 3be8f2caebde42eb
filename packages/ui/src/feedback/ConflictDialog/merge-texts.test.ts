import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const base = 'Bring a jar.\n\nSoup at six,\non the porch.\n\nRides from the depot.\n\nChildren welcome.';

test('changes to different paragraphs are merged, also to adjacent ones', () => {
  const mine = base.replace('Bring a jar.', 'Bring a jar and a spoon.').replace('six', 'seven');
  const theirs = `${base.replace('Rides from', 'Rides at five from')}\n\nThank you.`;
  expect(mergeTexts({ base, mine, theirs })).toEqual({
    text: 'Bring a jar and a spoon.\n\nSoup at seven,\non the porch.\n\nRides at five from the depot.\n\nChildren welcome.\n\nThank you.',
    isComplete: true,
  });
});

test('two additions to an empty text are joined', () => {
  expect(mergeTexts({ base: '', mine: 'Mine.', theirs: 'Theirs.' })).toEqual({
    text: 'Mine.\n\nTheirs.',
    isComplete: true,
  });
});

test('a paragraph that both changed appears in both versions, and other additions are kept', () => {
  const mine = base.replace('six', 'seven');
  const theirs = `${base.replace('six', 'half past six')}\n\nThank you.`;
  expect(mergeTexts({ base, mine, theirs })).toEqual({
    text: 'Bring a jar.\n\nSoup at seven,\non the porch.\n\nSoup at half past six,\non the porch.\n\nRides from the depot.\n\nChildren welcome.\n\nThank you.',
    isComplete: false,
  });
  expect(mergeTexts({ base: 'Bring a jar.', mine: '', theirs: 'Bring a jar and a fork.' })).toEqual({
    text: 'Bring a jar and a fork.',
    isComplete: false,
  });
});
