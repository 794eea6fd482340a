import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { Header } from './Header.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { siteTexts } from './site.texts.ts';

/** `more` is what the frame of the page adds to the menu on phones. */
export function SiteHeader({ more }: { more?: ReactNode }) {
  const t = useTexts(siteTexts);
  const isMember = useVisitor().pid !== '';
  const items = [
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
  return (
    <Header
      homeTo="/"
      menuLabel={t.menu}
      items={items}
      account={<AccountLinks />}
      first={isMember ? undefined : <Link to="/login">{t.login}</Link>}
      language={<LanguageLink />}
      isMembers={isMember}
      more={more}
    />
  );
}
