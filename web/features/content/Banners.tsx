import type { Banner as OfficeBanner } from '#contract/content.ts';
import { Banner, BannerImage } from '#web/art/Banner.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { digits } from '#words/numbers.ts';
import { homeTexts } from './home.texts.ts';

/** Minimum number of pictures in the carousel (specification, section 9). */
const MIN_SLIDES = 3;

/** A carousel of the office's pictures, filled up with our drawings to the minimum. */
export function Banners({ banners }: { banners: readonly OfficeBanner[] }) {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  const officeSlides = banners.map(({ id, image, alt, altBn }, index) => ({
    id: String(id),
    // The path that `bannerAddress` returns. It is repeated here, because importing that function would also load the
    // calls in its file.
    content: <BannerImage src={`/files/banner/${image}`} alt={language === 'bn' ? altBn : alt} isFirst={index === 0} />,
  }));
  const hasNoOfficeSlide = officeSlides.length === 0;
  const drawnSlides = [
    { id: 'conch', content: <Banner scene="conchAndTopor" alt={t.conchAndTopor} isFirst={hasNoOfficeSlide} /> },
    { id: 'families', content: <Banner scene="familiesUnderBanyan" alt={t.familiesUnderBanyan} /> },
    { id: 'hands', content: <Banner scene="handsAndThread" alt={t.handsAndThread} /> },
  ];
  const slides = [...officeSlides, ...drawnSlides.slice(0, Math.max(0, MIN_SLIDES - officeSlides.length))];
  return (
    <Carousel
      label={t.pictures}
      previousLabel={t.previous}
      nextLabel={t.next}
      pauseLabel={t.pause}
      playLabel={t.play}
      slideLabel={(position, count) => t.picture(digits(position, language), digits(count, language))}
      slides={slides}
    />
  );
}
