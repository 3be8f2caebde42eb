import { styled } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { contentWidth } from '../../theme/index.ts';
import { PictureSlide, type PictureSlideProps } from './PictureSlide.tsx';
import type { Slide } from './slide.ts';

/** A slide with a picture of that name. */
const slide = (name: string, props: Omit<PictureSlideProps, 'seed'>): Slide => ({
  key: name,
  name,
  content: <PictureSlide seed={name} {...props} />,
});

/** Slides for stories, as for the interfaith center. */
export const sampleSlides: Slide[] = [
  slide('Sunday supper', {
    image: '/images/supper.svg',
    alt: 'Long tables under the pecan trees at dusk',
    title: 'Supper after three services',
    text: 'On the last Sunday of the month the Baptist, Methodist and Muslim congregations of Hancock Road eat at one table. Bring a dish, or only yourself.',
    href: '/events',
    linkText: 'See when we eat next',
  }),
  slide('The new chapel', {
    image: '/images/chapel.svg',
    alt: 'The frame of the chapel against the pines',
    title: 'The frame went up in March',
    text: 'Forty neighbors, two tractors and one very patient carpenter.',
    href: '/stories',
    linkText: 'Read how it was raised',
  }),
  slide('A quilt of names', {
    image: null,
    alt: 'A quilt of friendship stars',
    block: 'friendship-star',
    title: 'A quilt of names',
    text: 'Every family that worships here has sewn one star. There is room for yours: the quilting circle meets on Tuesday evenings from six, and needles are lent.',
  }),
];

/** Many slides, with texts of different lengths. */
export const manySlides: Slide[] = Array.from({ length: 12 }, (_, index) =>
  slide(`Neighbor ${index + 1}`, {
    image: null,
    alt: '',
    title: `Neighbor ${index + 1}`,
    text: 'We asked what they would keep, and what they would change. '.repeat((index % 4) + 1),
  }),
);

const Page = styled('div')({ maxWidth: contentWidth, marginInline: 'auto' });

/** Decorator that limits a story to the width of a page's content. */
export const withPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
);
