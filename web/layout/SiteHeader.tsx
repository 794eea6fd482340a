import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { Header } from './Header.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { siteTexts } from './site.texts.ts';

export function SiteHeader() {
  const t = useTexts(siteTexts);
  const items = [
    { to: '/', label: t.home },
    { to: '/about', label: t.aboutUs, children: [{ to: '/mission-vision', label: t.missionVision }] },
    { to: '/success-story', label: t.successStory },
    { to: '/faqs', label: t.faqs },
    { to: '/contact-us', label: t.contactUs },
  ];
  return (
    <Header
      homeTo="/"
      menuLabel={t.menu}
      items={items}
      account={<AccountLinks />}
      languageSwitch={<LanguageLinks label={t.language} />}
    />
  );
}
