export { SubscribeBox, type SubscribeBoxProps } from './SubscribeBox.tsx';
