import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const base = 'Bring a jar.\n\nSoup at six,\non the porch.\n\nRides from the depot.\n\nChildren welcome.';

test('what two people did to different paragraphs is in one text', () => {
  const mine = base.replace('Bring a jar.', 'Bring a jar and a spoon.');
  const theirs = `${base.replace('Rides from', 'Rides at five from')}\n\nThank you.`;
  expect(mergeTexts(base, mine, theirs)).toBe(
    'Bring a jar and a spoon.\n\nSoup at six,\non the porch.\n\nRides at five from the depot.\n\nChildren welcome.\n\nThank you.',
  );
});

test('what two people wrote where there was nothing is one after the other', () => {
  expect(mergeTexts('', 'Mine.', 'Theirs.')).toBe('Mine.\n\nTheirs.');
});

test('what two people did to the same paragraph has to be written by one of them', () => {
  expect(mergeTexts(base, base.replace('six', 'seven'), base.replace('six', 'half past six'))).toBeNull();
  expect(mergeTexts('Bring a jar.', '', 'Bring a jar and a fork.')).toBeNull();
});
