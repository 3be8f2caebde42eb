export { AudioPlayer, type AudioPlayerProps } from './AudioPlayer.tsx';
export { isAudioAddress } from './audio-address.ts';
