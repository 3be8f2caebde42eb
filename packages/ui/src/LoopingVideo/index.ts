export { LoopingVideo, type LoopingVideoProps, type VideoSource } from './LoopingVideo.tsx';
export { type LoopingVideoWords, loopingVideoWords } from './looping-video-words.ts';
