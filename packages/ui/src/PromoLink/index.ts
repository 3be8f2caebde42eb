export { PromoLink, type PromoLinkProps } from './PromoLink.tsx';
