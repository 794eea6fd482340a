import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import type { NavigationItem } from './navigation.ts';
import { siteTexts } from './site.texts.ts';

/** Returns the pages in the header (specification, section 2). */
export function useSiteItems(): NavigationItem[] {
  const t = useTexts(siteTexts);
  return [
    { to: '/', label: t.home },
    {
      to: '/about',
      label: t.aboutUs,
      children: [
        { to: '/mission-vision', label: t.missionVision },
        { to: '/vision', label: t.vision },
        { to: '/mission', label: t.mission },
      ],
    },
    { to: '/success-story', label: t.successStory },
    { to: '/faqs', label: t.faqs },
    { to: '/contact-us', label: t.contactUs },
  ];
}
