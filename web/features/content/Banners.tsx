import { Banner } from '#web/art/Banner.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { digits } from '#words/numbers.ts';
import { homeTexts } from './home.texts.ts';

/** Three pictures, one after the other, for ever (specification, section 9). */
export function Banners() {
  const t = useTexts(homeTexts);
  const language = useLanguage();
  const slides = [
    { id: 'conch', content: <Banner scene="conchAndTopor" alt={t.conchAndTopor} isFirst /> },
    { id: 'families', content: <Banner scene="familiesUnderBanyan" alt={t.familiesUnderBanyan} /> },
    { id: 'hands', content: <Banner scene="handsAndThread" alt={t.handsAndThread} /> },
  ];
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
