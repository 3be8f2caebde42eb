export { HomeHero as Component, homePage as page } from '@porchlight/features/site';
