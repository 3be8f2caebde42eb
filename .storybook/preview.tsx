import type { Decorator, Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useLayoutEffect } from 'react';
import { mockDrafts } from '../packages/features/src/testing/mock-drafts.ts';
import { mockPageNames } from '../packages/features/src/testing/mock-page-names.ts';
import { sampleLooks } from '../packages/ui/src/testing/sample-looks.ts';
import { samplePdfs, samplePictures } from '../packages/ui/src/testing/sample-picture.ts';
import { createStyleCache, PorchlightProvider } from '../packages/ui/src/theme/index.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { PorchlightDocs } from './PorchlightDocs.tsx';
import { componentDescription, readableProps } from './readable-docs.ts';
import './story-queries.ts';

const styleCache = createStyleCache();

/** Renders the story with the product's theme; the toolbar's scheme is set as the server does for the cookie. */
const withTheme: Decorator = (Story, { globals }) => {
  const scheme = globals.scheme as 'system' | 'light' | 'dark';
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (scheme === 'system') root.removeAttribute('data-scheme');
    else root.setAttribute('data-scheme', scheme);
  }, [scheme]);
  return (
    <PorchlightProvider styleCache={styleCache} look={sampleLooks[String(globals.look)]}>
      <Story />
    </PorchlightProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  argTypesEnhancers: [readableProps],
  loaders: [
    mswLoader(async () => {
      // Handlers for pictures, PDFs, drafts and names of pages are global: stories on one docs page would replace each other's. A form
      // may save its draft after its story has ended, when the next one is already rendered.
      const worker = setupWorker(...samplePictures, ...samplePdfs, ...mockDrafts(), mockPageNames);
      await worker.start({
        quiet: true,
        // A call that a story did not mock is an error; other requests (modules, pictures) are Storybook's own.
        onUnhandledFrame: ({ frame, defaults }) => {
          if (
            frame.protocol === 'http' &&
            new URL((frame.data as { request: Request }).request.url).pathname.startsWith('/api/')
          )
            defaults.error();
        },
      });
      return worker;
    }),
  ],
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    look: {
      description: 'Look, as in the organization’s settings',
      toolbar: {
        title: 'Look',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'demonstration', title: 'Demonstration' },
          { value: 'plain', title: 'Plain' },
          { value: 'high-contrast', title: 'High contrast' },
        ],
      },
    },
  },
  initialGlobals: { scheme: 'system', look: 'demonstration' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: PorchlightDocs, page: ComponentPage, extractComponentDescription: componentDescription },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Porchlight', 'Components and their accessibility'],
          'Foundations',
          [
            'Tokens',
            'Color',
            'Type',
            'Space and shape',
            'Breakpoints',
            'Elevation',
            'Motion',
            'Quilt blocks',
            'Writing',
            'Accessibility',
            'Add a component',
          ],
          // In the order of MUI's documentation, followed by what it doesn't have.
          'Inputs',
          'Data display',
          'Feedback',
          'Surfaces',
          'Navigation',
          'Layout',
          'Media',
          'Sections',
          ['All kinds'],
          'Patterns',
          ['Publishing form', 'List page', 'Empty states', 'Error states'],
          'Screens',
          'Sheets',
        ],
      },
    },
    viewport: {
      options: {
        phone320: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' } },
        phone360: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
        tablet768: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        tablet834: { name: 'Tablet, 834 px', styles: { width: '834px', height: '1112px' } },
        desktop1280: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};
export default preview;
