import { ButtonsSection } from '@porchlight/ui/sections/ButtonsSection';
import { CalloutSection } from '@porchlight/ui/sections/CalloutSection';
import { CardsSection } from '@porchlight/ui/sections/CardsSection';
import { FeatureRowSection } from '@porchlight/ui/sections/FeatureRowSection';
import { IconListSection } from '@porchlight/ui/sections/IconListSection';
import { PageHeaderSection } from '@porchlight/ui/sections/PageHeaderSection';
import { QuoteSection } from '@porchlight/ui/sections/QuoteSection';
import { TextSection } from '@porchlight/ui/sections/TextSection';
import { buttons, headLink, type PropsOfKind, type SectionViews, view } from '../section-view.ts';
import { usePlaceHours } from '../usePlaceHours.ts';

function FeatureRowWithHours(props: PropsOfKind<'featureRow'>) {
  return <FeatureRowSection {...props} placeHours={usePlaceHours(props.hours)} />;
}

/** Kinds that most pages have: they are loaded with every page that is made of sections. */
export const usualViews = {
  pageHeader: view<'pageHeader'>(
    PageHeaderSection,
    {
      ...({ title: 'text', eyebrow: 'text', lead: 'text', picture: 'image', film: 'film' } as const),
      ...({ block: 'value', colors: 'value', buttons } as const),
    },
    { isHeader: true },
  ),
  text: view<'text'>(TextSection, {
    ...({ title: 'text', lead: 'text', body: 'longText', size: 'value', buttons, tone: 'value' } as const),
  }),
  quote: view<'quote'>(QuoteSection, {
    ...({ text: 'text', cite: 'text', detail: 'text', after: 'longText', buttons, tone: 'value' } as const),
  }),
  iconList: view<'iconList'>(
    IconListSection,
    {
      ...({ title: 'text', lead: 'text', text: 'longText', columns: 'value' } as const),
      items: { title: 'text', text: 'longText', link: 'link' },
      ...headLink,
      ...({ tone: 'value', beside: 'value' } as const),
    },
    { fitsInColumn: true },
  ),
  featureRow: view<'featureRow'>(FeatureRowWithHours, {
    heading: 'text',
    ...headLink,
    ...({ title: 'text', eyebrow: 'text', text: 'longText', picture: 'image', film: 'film' } as const),
    ...({ block: 'value', colors: 'value', side: 'value', hours: 'value', hoursNote: 'text' } as const),
    ...({ buttons, tone: 'value' } as const),
  }),
  callout: view<'callout'>(CalloutSection, {
    ...({ title: 'text', text: 'longText', buttons, block: 'value', isHighlighted: 'value', tone: 'value' } as const),
  }),
  cards: view<'cards'>(CardsSection, {
    ...({ title: 'text', lead: 'text', columns: 'value', look: 'value', isDense: 'value' } as const),
    items: {
      ...({ title: 'text', text: 'text', link: 'link', linkText: 'text' } as const),
      ...({ block: 'value', colors: 'value', picture: 'image' } as const),
    },
    ...headLink,
    tone: 'value',
  }),
  buttons: view<'buttons'>(ButtonsSection, { title: 'text', lead: 'text', buttons, tone: 'value' }),
} satisfies SectionViews;
