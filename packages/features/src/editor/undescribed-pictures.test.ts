import { expect, test } from 'vitest';
import { definitionOf } from '../entity/entity-definition.ts';
import { undescribedPictures } from './undescribed-pictures.ts';

const event = definitionOf('event');
const picture = new File([], 'porch.png');
const demanded = { image_alt: 'Describe the picture, or mark it as decorative.' };

test('a picture that was just chosen is not published without a description', () => {
  expect(undescribedPictures(event, { state: 'published', image: picture, image_alt: ' ' })).toEqual(demanded);
  expect(undescribedPictures(event, { state: 'published', image_from: '3' })).toEqual(demanded);
});

test('a described, decorative, removed or earlier picture is published, and a draft is saved', () => {
  const published = { state: 'published', image: picture };
  expect(undescribedPictures(event, { ...published, image_alt: 'A porch.' })).toEqual({});
  expect(undescribedPictures(event, { ...published, image_decorative: 'true' })).toEqual({});
  expect(undescribedPictures(event, { state: 'published', image_from: '0' })).toEqual({});
  expect(undescribedPictures(event, { state: 'published' })).toEqual({});
  expect(undescribedPictures(event, { state: 'draft', image: picture })).toEqual({});
});
