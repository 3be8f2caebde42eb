import type { Plugin } from 'vite';
import { sampleCover } from '../src/testing/sample-cover.ts';
import { sampleLandscape } from '../src/testing/sample-landscape.ts';

/**
 * Responds to requests for the product's files like the stories' mocks: `/images/gone.jpg` is missing, every other picture
 * is a landscape, and every PDF but `/pdfs/gone.pdf` has a first page. A PDF is an empty page, without the machine's fonts.
 */
export function sampleFiles(): Plugin {
  return {
    name: 'sample-files',
    configureServer: ({ middlewares }) => {
      middlewares.use('/images', (request, response) => {
        const name = new URL(request.url ?? '', 'http://local').pathname.slice(1);
        response.statusCode = name === 'gone.jpg' ? 404 : 200;
        response.setHeader('content-type', 'image/svg+xml').end(name === 'gone.jpg' ? '' : sampleLandscape(name));
      });
      middlewares.use('/pdfs', (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://local');
        if (searchParams.has('w')) {
          const isGone = pathname === '/gone.pdf';
          response.statusCode = isGone ? 404 : 200;
          response.setHeader('content-type', 'image/svg+xml').end(isGone ? '' : sampleCover);
          return;
        }
        response.setHeader('content-type', 'text/html').end('<body style="background:#8d90a6">');
      });
    },
  };
}
