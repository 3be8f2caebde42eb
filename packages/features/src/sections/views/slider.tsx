import { SliderSection } from '@porchlight/ui/sections/SliderSection';
import { type SectionViews, view } from '../section-view.ts';

export const sliderViews: SectionViews = {
  slider: view<'slider'>(SliderSection, {
    topic: 'text',
    items: { title: 'text', text: 'text', picture: 'image', block: 'value', link: 'link', linkText: 'text' },
    tone: 'value',
  }),
};
