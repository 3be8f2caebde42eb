export { EventTeaser, type EventTeaserProps } from './EventTeaser.tsx';
