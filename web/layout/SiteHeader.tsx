import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { Header } from './Header.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import { siteTexts } from './site.texts.ts';
import { useSiteItems } from './useSiteItems.ts';

/** The frame of the page adds `more` to the menu on phones, and the bell to the row. */
export function SiteHeader({ more, bell }: { more?: ReactNode; bell?: ReactNode }) {
  const t = useTexts(siteTexts);
  const isMember = useVisitor().pid !== '';
  const isLogin = useLocation().pathname === '/login';
  return (
    <Header
      homeTo="/"
      menuLabel={t.menu}
      items={useSiteItems()}
      account={<AccountLinks />}
      first={!isMember && !isLogin && <Link to="/login">{t.login}</Link>}
      language={<LanguageLink />}
      bell={bell}
      aid={
        <Link to="/contact-us#call-me">
          <Icon name="phone" />
          {t.callMe}
        </Link>
      }
      isMembers={isMember}
      {...(more !== undefined && { more })}
    />
  );
}
