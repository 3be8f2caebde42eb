export { SettingCard, type SettingCardProps } from './SettingCard.tsx';
