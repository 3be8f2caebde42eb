export { PictureSlide, type PictureSlideProps } from './PictureSlide.tsx';
export { Slider, type SliderProps } from './Slider.tsx';
export { type Slide, type SliderWords, sliderWords } from './slider-words.ts';
