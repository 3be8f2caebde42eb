import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { collect, handmadePdf, packedObjects, pdfStream, samplePdf } from '../testing/sample-files.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createFileStore, type FileStore } from './index.ts';

let dataDir: string;
let store: FileStore;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  store = await createFileStore({ dataDir });
});

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
/** A hand-made PDF with additions to its catalog, and more objects from number 3 on. */
const withCatalog = (more: string, ...others: (string | Buffer)[]) => handmadePdf([catalog(more), pages, ...others]);

/** A PDF that pdfkit writes. */
function written(write: (document: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) {
  const document = new PDFDocument(options);
  write(document);
  document.end();
  return collect(document);
}

/** The second revision of a PDF, in which an object is replaced. */
function revised(pdf: Buffer, number: number, object: string): Buffer {
  const table = `xref\n${number} 1\n${String(pdf.length).padStart(10, '0')} 00000 n \n`;
  const added = `${number} 0 obj\n${object}\nendobj\n`;
  const trailer = `trailer\n<< /Size 9 /Root 1 0 R >>\nstartxref\n${pdf.length + added.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(added + table + trailer)]);
}

describe('a PDF is refused with a reason and a solution', () => {
  const encrypted = { ownerPassword: 'porch', userPassword: 'quilt' };
  const kinds: [message: RegExp, files: Record<string, () => Promise<Buffer> | Buffer>][] = [
    [
      /script.*Print it/,
      {
        'that runs a script when it opens': () => withCatalog(`/OpenAction ${script}`),
        'whose script pdfkit wrote': () => written((pdf) => pdf.addNamedJavaScript('greet', 'app.alert(1)')),
        'whose form counts by a script': () => withCatalog(`/AcroForm << /Fields [<< /AA << /C ${script} >> >>] >>`),
        'with a script by an encoded name': () => withCatalog('/OpenAction << /S /J#61vaScript /J#53 (x) >>'),
        'with a script whose type is in another object': () => withCatalog('/OpenAction << /S 3 0 R >>', '/JavaScript'),
        'with a script among packed objects': () => withCatalog('/OpenAction 101 0 R', packedObjects(['(a)', script])),
        'with the kind of a script among packed objects': () => withCatalog('', packedObjects(['/Java#53cript'])),
        'with a script in a rendition': () => withCatalog('/OpenAction << /S /Rendition /JS (x) >>'),
        'with a script that a later revision hides': () => revised(withCatalog(`/OpenAction ${script}`), 1, catalog()),
        'with a script in a later revision': () => revised(withCatalog(''), 1, catalog(`/OpenAction ${script}`)),
        'with a script behind a comment': () => withCatalog(`% /Pages\n/OpenAction%\r<</S%)\r/JavaScript/JS()>>`),
        'with a script hidden in a stream': () =>
          withCatalog('', pdfStream('', `3 0 obj ${catalog(`/OpenAction ${script}`)} endobj`)),
        'with a script in its trailer': () => handmadePdf([catalog(), pages], `/Root << /OpenAction ${script} >>`),
        'that is encrypted and has a script': () =>
          written((pdf) => pdf.addNamedJavaScript('greet', 'app.alert(1)'), encrypted),
      },
    ],
    [
      /contains other files/,
      {
        'with a file inside': () => written((pdf) => pdf.file(Buffer.from('MZ'), { name: 'a.exe' })),
        'with a file on a page': () => withCatalog('', '<< /Type /Annot /Subtype /FileAttachment /FS 9 0 R >>'),
      },
    ],
    [/start a program/, { 'that starts a program': () => withCatalog('/OpenAction << /S /Launch /F (cmd.exe) >>') }],
    [/XFA/, { 'with a form program': () => withCatalog('/AcroForm << /XFA 3 0 R >>', pdfStream('', '<template/>')) }],
    [
      /protected/,
      {
        'that is encrypted and compresses its objects': () =>
          handmadePdf([catalog(), pages, packedObjects(['(a)'])], '/Encrypt << /V 4 >>'),
      },
    ],
    [
      /can’t check it/,
      {
        'with a dictionary that viewers read differently': () => withCatalog('/Lang >> /Names <<'),
        'with a list that viewers end differently': () => withCatalog(`/A [ endobj ${script} ]`),
        'with objects compressed in an unusual way': () =>
          withCatalog('', packedObjects([script], '/Filter [/ASCIIHexDecode /FlateDecode]')),
        'whose compression is in another object': () => withCatalog('', packedObjects([script], '/Filter 9 0 R')),
        'whose compressed objects never end': () => withCatalog('', packedObjects([' '.repeat(100_000_000)])),
        'with a million nested objects': () => withCatalog('', `(${'1 0 obj ('.repeat(1_000_000)}`),
        'with deeply nested lists': () => withCatalog(`/A ${'['.repeat(100_000)}`),
      },
    ],
  ];
  const named = kinds.flatMap(([message, files]) =>
    Object.entries(files).map(([name, make]) => [name, message, make] as const),
  );
  test.each(named)('%s', async (_, message, make) => {
    await expect(store.save('pdf', await make())).rejects.toMatchObject({
      code: 'bad_file',
      message: expect.stringMatching(message),
    });
    expect(await readdir(join(dataDir, 'files/pdfs')).catch(() => [])).toEqual([]);
    expect(await readdir(join(dataDir, 'tmp'))).toEqual([]);
  });
});

describe('a PDF is accepted', () => {
  const words = 'How /S /JavaScript and /Launch work, and what /EF is, in plain words';
  const kinds: Record<string, () => Promise<Buffer> | Buffer> = {
    'with links and bookmarks': () =>
      written((pdf) => {
        pdf.text('Read on', { link: 'https://example.org/JavaScript/Launch?a=(b)', underline: true });
        pdf.text('Further down', { goTo: 'end' });
        pdf.outline.addItem('First').addItem('Second');
        pdf.addNamedDestination('end');
      }),
    'with a form to fill in': () =>
      written((pdf) => {
        pdf.font('Helvetica').initForm();
        pdf.formText('name', 50, 50, 200, 20, { value: 'Ada' });
        pdf.formCheckbox('yes', 50, 90, 20, 20, {});
        pdf.formCombo('state', 50, 130, 200, 20, { select: ['Georgia', 'Alabama'] });
      }),
    'that mentions scripts': () => written((pdf) => pdf.text(words), { compress: false, info: { Title: words } }),
    'that is encrypted': () => samplePdf(2, { ownerPassword: 'porch', pdfVersion: '1.7ext3' }),
    'with packed objects': () =>
      withCatalog('', packedObjects(['<< /S /URI /URI (https://example.org/JavaScript) >>', '[1 0 R]'])),
    'with objects packed plainly': () =>
      withCatalog('', packedObjects(['<< /A 1 >>'], '', ((content) => content) as typeof deflateSync)),
    'of many revisions': () => revised(revised(withCatalog(''), 1, catalog('/Lang (en)')), 1, catalog('/Lang (de)')),
    'with noise inside': () => withCatalog('', pdfStream('', noise(2_000_000))),
  };
  test.each(Object.entries(kinds))('%s', async (_, make) => {
    const pdf = await make();
    expect((await store.save('pdf', pdf)).bytes).toBe(pdf.length);
  });
});

/** Bytes like compressed pixels, the same each time. */
function noise(bytes: number): Buffer {
  let state = 7391;
  return Buffer.from(
    Uint8Array.from({ length: bytes }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}
