export { LoopingVideo, type LoopingVideoProps, type VideoSource } from './LoopingVideo.tsx';
