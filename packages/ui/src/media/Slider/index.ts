export { PictureSlide, type PictureSlideProps } from './PictureSlide.tsx';
export { Slider, type SliderProps } from './Slider.tsx';
export type { Slide } from './slide.ts';
