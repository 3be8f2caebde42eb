import { expect, test } from 'vitest';
import { titleFromFileName } from './title-from-file-name.ts';

test.each([
  ['quilt-on_the-porch (2).jpg', 'Quilt on the porch'],
  ['Odessa at the well.JPEG', 'Odessa at the well'],
  ['élan du soir.webp', 'Élan du soir'],
  ['fish fry 2026 copy.png', 'Fish fry 2026'],
  ['IMG_2041.HEIC', ''],
  ['DSC00012.jpg', ''],
  ['PXL_20260314_150000123.jpg', ''],
  ['20260314_150000.jpg', ''],
  ['حصاد.jpg', 'حصاد'],
])('%s proposes the title %j', (name, title) => {
  expect(titleFromFileName(name)).toBe(title);
});
