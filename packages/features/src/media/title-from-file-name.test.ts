import { expect, test } from 'vitest';
import { isCameraTitle, titleFromFileName } from './title-from-file-name.ts';

test.each([
  ['quilt-on_the-porch (2).jpg', 'Quilt on the porch'],
  ['Odessa at the well.JPEG', 'Odessa at the well'],
  ['élan du soir.webp', 'Élan du soir'],
  ['fish fry 2026 copy.png', 'Fish fry 2026'],
  ['IMG_2041.HEIC', 'IMG 2041'],
  ['DSC00012.jpg', 'DSC00012'],
  ['20260314_150000.jpg', '20260314 150000'],
  ['_.jpg', '_.jpg'],
  ['حصاد.jpg', 'حصاد'],
])('%s proposes the title %j', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});

test.each([
  ['IMG 2041', true],
  ['DSC00012', true],
  ['PXL 20260314 150000123', true],
  ['20260314 150000', true],
  ['Quilt on the porch', false],
  ['Image of a well', false],
])('%s is a name that a camera gives: %s', (title, isCamera) => {
  expect(isCameraTitle(title)).toBe(isCamera);
});
