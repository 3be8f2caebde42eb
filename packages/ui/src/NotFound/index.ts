export { LostFrame, type LostFrameProps } from './LostFrame.tsx';
export { NotFound, type NotFoundProps } from './NotFound.tsx';
