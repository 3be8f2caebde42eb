import { PictureSlide, Slider } from '@porchlight/ui/media/Slider';
import { institute, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { openHours } from './opening-hours-text.ts';
import { siteMedia } from './pictures.ts';

const slides = () =>
  [
    {
      picture: siteMedia.foodPantry,
      block: 'basket',
      title: organization.centers.pantry,
      text: `Free groceries in ${organization.place.locality}${openHours('pantry') && `, ${openHours('pantry')}`}. You choose.`,
      href: urls.foodPantry(institute.centerName),
      linkText: 'Get groceries',
    },
    {
      picture: siteMedia.heritagePorch,
      block: 'log-cabin',
      title: organization.centers.porch,
      text: 'A cook’s house, nineteen quilts and a third step that has been loose since 1936. Tours at eleven and at two.',
      href: urls.porch(institute.centerName),
      linkText: 'Plan a visit',
    },
    {
      picture: siteMedia.nairobi,
      block: 'flying-geese',
      title: 'Our second porch, in Nairobi',
      text: 'Five people, one seed library, and a view of the Ngong Hills when the haze lifts.',
      href: urls.kenya,
      linkText: 'Meet the five',
    },
    {
      picture: siteMedia.interfaithHall,
      block: 'friendship-star',
      title: organization.centers.interfaith,
      text: 'It is not built yet. You can look around inside already.',
      href: urls.interfaithCenter(institute.centerName),
      linkText: 'Look around',
    },
  ] as const;

/** The landing page's slider: it advances every 30 s and pauses on hover. spec 2.2, 9 */
export function LandingSlides() {
  return (
    <Slider
      label="Our places"
      slides={slides().map(({ picture, title, ...slide }) => ({
        key: title,
        name: title,
        content: <PictureSlide {...slide} image={picture.src} alt={picture.alt} seed={title} title={title} />,
      }))}
    />
  );
}
