export { LoopingVideo, type LoopingVideoProps, type VideoSource } from './LoopingVideo.tsx';
export { type LoopingVideoLocaleText, loopingVideoLocaleText } from './looping-video-locale-text.ts';
