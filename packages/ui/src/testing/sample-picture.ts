import { delay, HttpResponse, http } from 'msw';
import { sampleCover } from './sample-cover.ts';
import { sampleLandscape } from './sample-landscape.ts';

/**
 * Mock handlers for stories' pictures: `/images/gone.jpg` is missing, `/images/slow.jpg` never responds, every other
 * name is a landscape.
 */
export const samplePictures = [
  http.get('/images/slow.jpg', async () => {
    await delay('infinite');
  }),
  http.get('/images/gone.jpg', () => new HttpResponse(null, { status: 404 })),
  http.get('/images/:name', ({ params }) =>
    HttpResponse.xml(sampleLandscape(String(params.name)), { headers: { 'content-type': 'image/svg+xml' } }),
  ),
];

const pdfHtml = `<html lang="en"><title>PDF</title><style>
  body { margin: 0; padding: 24px; background: #8d90a6; font: 16px/1.6 Georgia, serif; }
  main { max-width: 34em; margin: auto; padding: 48px; background: #fff; color: #1b1f3b; }
</style><main><h1>Heirs’ property in plain words</h1><p>Land that a grandmother left to all of her children, without a
will, belongs to all of them and to all of theirs. Anyone of them may ask a court to sell it.</p><p>Page 1</p></main></html>`;

/**
 * Mock handlers for PDFs and, with a width, for their first pages; `/pdfs/gone.pdf` has none. They respond with HTML
 * instead of a PDF: a headless browser has no PDF viewer and would start a download.
 */
export const samplePdfs = [
  http.get('/pdfs/:name', ({ params, request }) => {
    if (!new URL(request.url).searchParams.has('w')) return HttpResponse.html(pdfHtml);
    if (params.name === 'gone.pdf') return new HttpResponse(null, { status: 404 });
    return HttpResponse.xml(sampleCover, { headers: { 'content-type': 'image/svg+xml' } });
  }),
];
