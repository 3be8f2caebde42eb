import { DownloadSection } from '@porchlight/ui/sections/DownloadSection';
import { FilmSection } from '@porchlight/ui/sections/FilmSection';
import { PdfSection } from '@porchlight/ui/sections/PdfSection';
import { headLink, type SectionViews, view } from '../section-view.ts';

/** Kinds that offer uploaded files. */
export const filesViews: SectionViews = {
  download: view<'download'>(DownloadSection, {
    title: 'text',
    lead: 'text',
    items: { title: 'text', text: 'text', file: 'pdf' },
    tone: 'value',
  }),
  pdf: view<'pdf'>(PdfSection, { title: 'text', lead: 'text', name: 'text', file: 'pdf', tone: 'value' }),
  film: view<'film'>(FilmSection, {
    ...({ title: 'text', lead: 'text', name: 'text', film: 'film', captions: 'captions', picture: 'image' } as const),
    ...headLink,
    tone: 'value',
  }),
};
