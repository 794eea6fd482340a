import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import { Footer } from './Footer.tsx';
import { siteTexts } from './site.texts.ts';

/** The year that the copyright line starts with (specification, section 9). */
const FIRST_YEAR = 2022;

export function SiteFooter() {
  const t = useTexts(siteTexts);
  const language = useLanguage();
  const year = new Date().getFullYear();
  const years = year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
  const links = [
    { to: '/', label: t.home },
    { to: '/about', label: t.aboutUs },
    { to: '/success-story', label: t.successStory },
    { to: '/faqs', label: t.faqs },
    { to: '/contact-us', label: t.contactUs },
    { to: '/privacy-policy', label: t.privacyPolicy },
    { to: '/sitemap', label: t.sitemap },
  ];
  return <Footer linksLabel={t.links} links={links} copyright={t.copyright(digits(years, language))} />;
}
