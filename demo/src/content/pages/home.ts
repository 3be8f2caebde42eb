import { section } from '@porchlight/contract/sections/section-content';
import { joinActionNetworkText, seeAllText } from '@porchlight/contract/texts';
import type { PageContent } from './page-content.ts';
import { programCards } from './program-cards.ts';
import { promoCards } from './promo-cards.ts';

/** The landing page: who we are, what we want, events, and things to read. spec 2.2 */
export const home: PageContent = {
  key: 'home',
  title: 'Home',
  description: '{description}',
  sections: [
    section('hero', {
      title: 'The light is on. Come on up.',
      lead: 'Our mission: that Black families in rural Georgia keep their land, their health, their stories and their say.',
      picture: 'hero',
      buttons: [
        { text: 'See what’s on', link: 'page:events' },
        { text: 'Get groceries', link: 'page:foodPantry' },
      ],
    }),
    section('quote', {
      text: 'Feed first, ask later. What belongs to a family stays with it. Nothing about us is decided without us.',
      cite: 'What we hold to',
    }),
    section('cards', {
      title: 'Four programs',
      linkText: seeAllText,
      link: 'page:whatWeDo',
      columns: '4',
      isDense: true,
      items: programCards,
    }),
    section('iconList', {
      title: 'What we want by 2030',
      columns: '2',
      tone: 'band',
      items: [
        {
          title: 'Clear titles',
          text: 'Every family in three counties that owns land together has a tree, a plan, and one person the letters go to.',
        },
        {
          title: 'Fresh food within ten miles',
          text: 'Today four in ten households live farther away than that.',
        },
        {
          title: 'A vote from every porch',
          text: 'Nobody misses an election for want of a ride, a form or somebody to ask.',
        },
        {
          title: 'One thousand voices',
          text: 'Recorded, described and kept, each under the terms of the person who spoke.',
        },
      ],
    }),
    section('featureRow', {
      title: 'Get paid to learn the woods',
      eyebrow: 'With the USDA Forest Service',
      text: 'A work-based learning program in middle Georgia, since January 2025: one season, eighteen hundred acres, a wage from the first day. Boots are on loan.',
      film: 'forest',
      picture: 'forest-poster',
      block: 'pine-tree',
      colors: 'forest',
      side: 'end',
      buttons: [{ text: 'Visit the career center', link: 'page:forestService' }],
      tone: 'night',
    }),
    section('slider', {
      topic: 'Our places',
      items: [
        {
          title: '{pantry}',
          text: 'Free groceries in {town}[, {pantry hours}]. You choose.',
          picture: 'food-pantry',
          block: 'basket',
          link: 'page:foodPantry',
          linkText: 'Get groceries',
        },
        {
          title: '{porch}',
          text: 'A cook’s house, nineteen quilts and a third step that has been loose since 1936. Tours at eleven and at two.',
          picture: 'porch',
          block: 'log-cabin',
          link: 'page:porch',
          linkText: 'Plan a visit',
        },
        {
          title: 'Our second porch, in Nairobi',
          text: 'Five people, one seed library, and a view of the Ngong Hills when the haze lifts.',
          picture: 'kenya',
          block: 'flying-geese',
          link: 'page:kenya',
          linkText: 'Meet the five',
        },
        {
          title: '{interfaith center}',
          text: 'It is not built yet. You can look around inside already.',
          picture: 'interfaith-hall',
          block: 'friendship-star',
          link: 'page:interfaithCenter',
          linkText: 'Look around',
        },
      ],
    }),
    section('attendEvent', { tone: 'band' }),
    section('callout', {
      title: 'Two hours, a spare room, an envelope of seeds',
      text: 'There is a network for whatever you have to give, from reading old handwriting to driving on election day.',
      block: 'north-star',
      buttons: [{ text: joinActionNetworkText, link: 'page:actionNetwork' }],
      isHighlighted: true,
    }),
    section('cards', {
      title: 'Resources',
      linkText: seeAllText,
      link: 'page:resources',
      columns: '2',
      look: 'row',
      isDense: true,
      items: promoCards,
    }),
    section('latestReading', { tone: 'band' }),
    section('featuredPodcasts', { count: '2' }),
    section('featureRow', {
      heading: 'Videos',
      linkText: seeAllText,
      link: 'setting:youtube',
      title: 'Evening by the pond',
      text: 'Ten seconds, and quiet: a place to breathe out in.',
      film: 'interfaith',
      picture: 'interfaith-poster',
      block: 'friendship-star',
      colors: 'interfaith-film',
      buttons: [{ text: '{interfaith center}', link: 'page:interfaithCenter', look: 'link' }],
      tone: 'band',
    }),
  ],
};
