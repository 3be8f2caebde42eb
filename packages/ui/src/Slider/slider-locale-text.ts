import type { ReactNode } from 'react';

/** One slide of a `Slider`. */
export interface Slide {
  /** Tells it from the others; stays the same when slides are added or moved. */
  key: string;
  /** A few words that name its dot: 'Slide 2: Harvest supper'. */
  name?: string;
  /** What it shows, such as a `PictureSlide`. */
  content: ReactNode;
}

/** What a `Slider` says. */
export interface SliderLocaleText {
  /** Name of the button while slides advance by themselves. */
  stop: string;
  /** Name of the same button once they don't. */
  start: string;
  previous: string;
  next: string;
  /** Names the row of dots. */
  picker: string;
  /** Names a dot. `number` counts from 1. */
  slide: (number: number, name?: string) => string;
  /** Names a slide by its place. `number` counts from 1. */
  position: (number: number, count: number) => string;
}

/** The words in English. */
export const sliderLocaleText: SliderLocaleText = {
  stop: 'Stop the slide show',
  start: 'Start the slide show',
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  slide: (number, name) => (name ? `Slide ${number}: ${name}` : `Slide ${number}`),
  position: (number, count) => `${number} of ${count}`,
};
