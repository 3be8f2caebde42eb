import { describe, expect, test } from 'vitest';
import { dataSaverCandidates, hasWidthDescriptors, serverCandidates } from './candidates.ts';
import { pictureSizes } from './picture-sizes.ts';

const widths = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe('the widths of a picture', () => {
  test.each([
    ['(max-width: 768px) 72px, 168px', 480],
    ['(max-width: 900px) 100vw, 660px', 1920],
    ['(max-width: 600px) 50vw, 200px', 640],
    ['100vw', 1920],
    ['(min-width: 900px) 66vw, 100vw', 1920],
    [pictureSizes.third, 1280],
    [pictureSizes.most, 1920],
    [pictureSizes.hero, 1920],
  ])('for %s end at %d', (sizes, widest) => {
    expect(widths(serverCandidates('/images/a.jpg', sizes)).at(-1)).toBe(widest);
  });

  test('are small with the data saver on', () => {
    expect(widths(dataSaverCandidates(serverCandidates('/images/a.jpg', '100vw')))).toEqual([160, 320, 480, 640]);
    expect(dataSaverCandidates('/media/still.avif 1024w')).toBe('/media/still.avif 1024w');
  });

  test.each([
    ['/media/film-poster.avif', false],
    ['/media/still.avif 2x', false],
    ['/media/a.avif 480w, /media/b.avif 960w', true],
    [undefined, false],
  ])('of %s may be chosen by `sizes`: %s', (srcSet, may) => {
    expect(hasWidthDescriptors(srcSet)).toBe(may);
  });
});
